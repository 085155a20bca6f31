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
import type { Image } from '@/lib/contract/fields/images'
import type { Locale } from '@/lib/i18n/locales'
import { eventStates, hasEnded, type EventStates } from '@/lib/site/events/event-state'
import { nextOpenEvent } from '@/lib/site/events/next-open-event'
import { programmeOf } from '@/lib/site/events/programme'
import { readAll, readOne, readPage } from './lists/lists'

/** Featured events for header and footer, the current one first. */
export function getFeaturedEvents(locale: Locale): Promise<FeaturedEvent[]> {
  return readAll('events', FeaturedEventSchema, locale, { isFeatured: true })
}

/** Events that are not featured: the header shows their names on their own screens. */
export function getOtherEvents(locale: Locale): Promise<FeaturedEvent[]> {
  return readAll('events', FeaturedEventSchema, locale, { isFeatured: false })
}

export function getFeaturedEventCards(locale: Locale): Promise<EventCard[]> {
  return readAll('events', EventCardSchema, locale, { isFeatured: true })
}

/** The cover of the current event, else of the first featured one that has one. */
export async function getCurrentCover(locale: Locale): Promise<Image | null> {
  const cards = await getFeaturedEventCards(locale)
  const card = cards.find(({ isCurrent, coverImage }) => isCurrent && coverImage) ?? cards.find(({ coverImage }) => coverImage)
  return card?.coverImage ?? null
}

export function getAllEventCards(locale: Locale): Promise<EventCard[]> {
  return readAll('events', EventCardSchema, locale)
}

/** The events that somebody may look for their ticket to. */
export async function getTicketEvents(locale: Locale): Promise<EventCard[]> {
  return (await getAllEventCards(locale)).filter((event) => !hasEnded(event))
}

/** The programmes that somebody may look for their application to. */
export async function getProgrammeCards(locale: Locale): Promise<EventCard[]> {
  const cards = (await getAllEventCards(locale)).filter((event) => !hasEnded(event) && event.application && !['none', 'soon'].includes(event.application.status))
  const programmes = cards.map((event) => programmeOf<EventCard>(event, cards))
  return cards.filter((event) => programmes.includes(event))
}

export function getEvent(locale: Locale, identifier: string): Promise<Event | null> {
  return readOne('events', EventSchema, locale, identifier)
}

/** What one applies for on the page of an event. */
export async function getProgramme(locale: Locale, event: Event): Promise<Event> {
  const programme = programmeOf<EventCard>(event, await getAllEventCards(locale))
  return (programme._id === event._id ? null : await getEvent(locale, programme.identifier)) ?? event
}

/** @param besides the key of an event */
export async function getNextOpenEvent(locale: Locale, besides: string): Promise<Event | null> {
  const next = nextOpenEvent(await getAllEventCards(locale), besides)
  return next ? getEvent(locale, next.identifier) : null
}

/** How many people take part in an event. */
export async function getPeopleCounts(locale: Locale, event: string) {
  const count = async (name: 'speakers' | 'participants') => {
    const { total } = await readPage(name, DocumentSchema, locale, { event, limit: 1 })
    return total
  }
  const [speakers, participants] = await Promise.all([count('speakers'), count('participants')])
  return { speakers, participants }
}

export function getEventLabels(locale: Locale): Promise<EventLabel[]> {
  return readAll('events', EventLabelSchema, locale)
}

/** Those to which anybody of a list belongs, and the one that the address names. */
export async function getEventsWith(locale: Locale, name: 'speakers' | 'participants', named?: string): Promise<EventLabel[]> {
  const events = await getEventLabels(locale)
  const totals = await Promise.all(
    events.map(async ({ identifier }) => (await readPage(name, DocumentSchema, locale, { event: identifier, limit: 1 })).total),
  )
  return events.filter(({ identifier }, index) => identifier === named || (totals[index] ?? 0) > 0)
}

export async function getEventStates(locale: Locale): Promise<EventStates> {
  return eventStates(await getEventLabels(locale))
}

/** In the order of events, not of the identifiers. */
export async function getEventsOf(locale: Locale, identifiers: readonly string[]): Promise<EventLabel[]> {
  const all = await getEventLabels(locale)
  return all.filter(({ identifier }) => identifiers.includes(identifier))
}
