import { DocumentSchema } from '@/lib/contract/fields/document'
import {
  EventCardSchema,
  EventLabelSchema,
  EventSchema,
  FeaturedEventSchema,
  type Event,
  type EventCard,
  type EventLabel,
  type FeaturedEvent,
} from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { eventStates, type EventStates } from '@/lib/site/events/event-state'
import { readAll, readOne, readPage } from './lists/lists'

/** The featured events as the header and the footer list them: the current one first. */
export function getFeaturedEvents(locale: Locale): Promise<FeaturedEvent[]> {
  return readAll('events', FeaturedEventSchema, locale, { isFeatured: true })
}

/** The events that are not featured, so that the header knows the name of every event there is. */
export function getOtherEvents(locale: Locale): Promise<FeaturedEvent[]> {
  return readAll('events', FeaturedEventSchema, locale, { isFeatured: false })
}

/** The featured events with what their cards show: the current one first. */
export function getEventCards(locale: Locale): Promise<EventCard[]> {
  return readAll('events', EventCardSchema, locale, { isFeatured: true })
}

/** Every event there is with what its card shows: the current one first. */
export function getAllEventCards(locale: Locale): Promise<EventCard[]> {
  return readAll('events', EventCardSchema, locale)
}

/** The event with an identifier, or null. */
export function getEvent(locale: Locale, identifier: string): Promise<Event | null> {
  return readOne('events', EventSchema, locale, identifier)
}

/** How many speakers, participants and sessions an event has. */
export async function getEventCounts(locale: Locale, event: string) {
  const count = async (name: 'speakers' | 'participants' | 'sessions') => {
    const { total } = await readPage(name, DocumentSchema, locale, { event, limit: 1 })
    return total
  }
  const [speakers, participants, sessions] = await Promise.all([count('speakers'), count('participants'), count('sessions')])
  return { speakers, participants, sessions }
}

/** Every event there is with its name and dates: the current one first. */
export function getEventLabels(locale: Locale): Promise<EventLabel[]> {
  return readAll('events', EventLabelSchema, locale)
}

/** Where every event stands at the moment of rendering. */
export async function getEventStates(locale: Locale): Promise<EventStates> {
  return eventStates(await getEventLabels(locale))
}

/** The events with the given identifiers, in the order of events. */
export async function getEventsOf(locale: Locale, identifiers: readonly string[]): Promise<EventLabel[]> {
  const all = await getEventLabels(locale)
  return all.filter(({ identifier }) => identifiers.includes(identifier))
}
