import {
  EventCardSchema,
  EventSchema,
  FeaturedEventSchema,
  type Event,
  type EventCard,
  type FeaturedEvent,
} from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { readAll, readOne } from './lists'

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

/** The event with an identifier, or null. */
export function getEvent(locale: Locale, identifier: string): Promise<Event | null> {
  return readOne('events', EventSchema, locale, identifier)
}

/** The events with the given identifiers, in the order of events. */
export async function getEventsOf(locale: Locale, identifiers: readonly string[]): Promise<FeaturedEvent[]> {
  const all = await readAll('events', FeaturedEventSchema, locale)
  return all.filter(({ identifier }) => identifiers.includes(identifier))
}
