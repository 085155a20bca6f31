import type { Payload, PayloadRequest, Where } from 'payload'
import { relationId } from '@/lib/backend/database/relation-id'
import { DEFAULT_LOCALE, LOCALES, otherLocales, type Locale } from '@/lib/i18n/locales'
import type { Session } from '@/lib/backend/payload-types'

export interface StoredDay {
  id: string
  title: string
  /** Written `2027-05-13`. */
  date: string
}

export interface StoredSession {
  id: string
  title: string
  startsAt: string
  endsAt: string | null
  speakers: string[]
  event: string
  /** Empty where none is chosen. */
  stage: string
}

export interface StoredAgenda {
  days: StoredDay[]
  sessions: StoredSession[]
}

/** Drafts count: what staff are working on is what they want to hear about. */
const LATEST = {
  draft: true,
  depth: 0,
  pagination: false,
  locale: DEFAULT_LOCALE,
  fallbackLocale: otherLocales(DEFAULT_LOCALE),
} as const

/** The days and sessions of an event, the earliest first, drafts included. */
export async function readAgenda(payload: Payload, eventId: string, req?: Partial<PayloadRequest>): Promise<StoredAgenda> {
  const where: Where = { event: { equals: eventId } }
  const [days, sessions] = [
    await payload.find({ ...LATEST, collection: 'session-days', where, sort: 'date', req }),
    await payload.find({ ...LATEST, collection: 'sessions', where, sort: 'startsAt', req }),
  ]
  return {
    days: days.docs.map(({ id, title, date }) => ({ id, title: title || date, date })),
    sessions: sessions.docs.map(toStoredSession),
  }
}

/** Whether visitors see an event. */
export async function isEventPublished(payload: Payload, id: string, req?: Partial<PayloadRequest>): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'events', where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] }, req })
  return totalDocs > 0
}

/** A language in which a document, read in all of them, has the title that it must have. */
export function localeOf({ title }: { title?: unknown }): Locale {
  const texts = (title ?? {}) as Partial<Record<Locale, unknown>>
  return LOCALES.find((locale) => texts[locale]) ?? DEFAULT_LOCALE
}

/** The sessions, begun within a span of time, of an event, and those of any other in which somebody of a list speaks. */
export async function readSessionsAround(
  payload: Payload,
  { event, speakers }: Pick<StoredSession, 'event' | 'speakers'>,
  [from, to]: readonly [string, string],
  locale: Locale,
): Promise<StoredSession[]> {
  const isConcerned: Where = { or: [{ event: { equals: event } }, ...(speakers.length > 0 ? [{ speakers: { in: speakers } }] : [])] }
  const where: Where = { and: [isConcerned, { startsAt: { greater_than_equal: from } }, { startsAt: { less_than_equal: to } }] }
  const { docs } = await payload.find({ ...LATEST, locale, fallbackLocale: otherLocales(locale), collection: 'sessions', where, sort: 'startsAt' })
  return docs.map(toStoredSession)
}

function toStoredSession({ id, title, startsAt, endsAt, speakers, event, stage }: Session): StoredSession {
  return { id, title: title || id, startsAt, endsAt: endsAt ?? null, speakers: (speakers ?? []).map(relationId), event: relationId(event), stage: stage ?? '' }
}
