import type { Event } from '@/lib/contract/events'
import type { Session } from '@/lib/contract/sessions'
import type { Locale } from '@/lib/i18n/locales'
import type { CalendarSubject } from '@/lib/site/calendar/calendar-address'
import { pathTo } from '@/lib/site/routes'
import { fullTitleOf } from '@/lib/site/events/full-title'
import { getEvent } from './events'
import { findCurrentIdentifiers } from './redirected'
import { getSession, getSessions, getSessionsOf } from './sessions'
import { getSpeaker } from './speakers'

/** Sessions with their events, or an event as a whole where there is no session. */
export interface CalendarContent {
  /** The name of the event, session or speaker. */
  name: string
  items: { event: Event; session?: Session }[]
}

/**
 * Reads a calendar, also by a former name of its event or speaker: programs go on asking for the address they were
 * given. Null when there is none.
 */
export async function getCalendarContent(locale: Locale, subject: CalendarSubject): Promise<CalendarContent | null> {
  const content = await readContent(locale, subject)
  if (content) return content
  const key = await findCurrentKey(locale, subject)
  return key === null ? null : readContent(locale, { ...subject, key })
}

async function readContent(locale: Locale, subject: CalendarSubject): Promise<CalendarContent | null> {
  switch (subject.kind) {
    case 'session':
      return ofSession(locale, subject.key)
    case 'speaker':
      return ofSpeaker(locale, subject.key)
    default:
      return ofEvent(locale, subject)
  }
}

async function findCurrentKey(locale: Locale, { kind, key }: CalendarSubject): Promise<string | null> {
  // Sessions are named by what never changes.
  if (kind === 'session') return null
  const page = kind === 'speaker' ? pathTo('speaker', { identifier: key }) : pathTo('event', { eventIdentifier: key })
  const { identifier, eventIdentifier } = (await findCurrentIdentifiers(locale, page)) ?? {}
  return identifier ?? eventIdentifier ?? null
}

async function ofEvent(locale: Locale, { kind, key, sessions: planned }: CalendarSubject): Promise<CalendarContent | null> {
  const event = await getEvent(locale, key)
  if (!event) return null
  const whole = event.startsAt ? [{ event }] : []
  if (kind === 'event') return { name: fullTitleOf(event), items: whole }
  const sessions = await getSessions(locale, key)
  // Until there is an agenda the event stands for it.
  if (sessions.length === 0) return { name: event.title, items: whole }
  const chosen = planned ? sessions.filter(({ _id }) => planned.includes(_id)) : sessions
  return { name: event.title, items: chosen.map((session) => ({ event, session })) }
}

async function ofSession(locale: Locale, key: string): Promise<CalendarContent | null> {
  const session = await getSession(locale, key)
  const event = session?.event ? await getEvent(locale, session.event) : null
  return session && event && { name: session.title, items: [{ event, session }] }
}

async function ofSpeaker(locale: Locale, identifier: string): Promise<CalendarContent | null> {
  const speaker = await getSpeaker(locale, identifier)
  if (!speaker) return null
  const [sessions, candidates] = await Promise.all([
    getSessionsOf(locale, speaker),
    Promise.all(speaker.events.map((event) => getEvent(locale, event))),
  ])
  const events = candidates.filter((event) => event !== null)
  const items = sessions.flatMap((session) => {
    const event = events.find((entry) => entry.identifier === session.event)
    return event ? [{ event, session }] : []
  })
  return { name: speaker.fullName, items }
}
