import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { endOf, isOverlap, spanOf } from '@/lib/site/agenda/agenda'
import { formatDay, formatTime, toCalendarDay, toLastDay } from '@/lib/site/text/dates'
import type { StoredAgenda, StoredDay, StoredSession } from './agenda'

export interface EventTimes {
  startsAt?: string | null
  endsAt?: string | null
  timezone: string
}

export interface AgendaWarning {
  /** What the warning is about. */
  collection: 'sessions' | 'session-days'
  id: string
  text: string
}

/** What looks wrong in the agenda of an event, and may yet be meant so. */
export function agendaWarnings(event: EventTimes, { days, sessions }: StoredAgenda, nameOf: (speaker: string) => string): AgendaWarning[] {
  return [
    ...days.flatMap((day) => dayWarning(event, day) ?? []),
    ...sessions.flatMap((session) => sessionWarnings(event, session, sessions.slice(sessions.indexOf(session) + 1), nameOf)),
  ]
}

/** What looks wrong with one session among others. */
export function sessionWarnings(
  event: EventTimes,
  session: StoredSession,
  others: readonly StoredSession[],
  nameOf: (speaker: string) => string,
): AgendaWarning[] {
  const rest = others.filter((other) => other.id !== session.id)
  const rooms = rest
    .filter((other) => isSameRoom(session, other) && isOverlap(spanOf(session), spanOf(other)))
    .map((other) => `“${session.stage}” is taken twice at the same time, by “${session.title}” and by “${other.title}”.`)
  const clashes = rest
    .filter((other) => isAtOnce(session, other))
    .flatMap((other) => session.speakers.filter((speaker) => other.speakers.includes(speaker)).map((speaker) => ({ other, speaker })))
    .map(({ other, speaker }) => `${nameOf(speaker)} speaks in “${session.title}” and in “${other.title}” at the same time.`)
  const outside = isOutside(event, session) ? [`“${session.title}” (${timeOf(session.startsAt, event)}) is outside the times of the event.`] : []
  const isEmpty = session.endsAt && Date.parse(session.endsAt) <= Date.parse(session.startsAt)
  const empty = isEmpty ? [`“${session.title}” (${timeOf(session.startsAt, event)}) does not end after it begins.`] : []
  return [...outside, ...empty, ...clashes, ...rooms].map((text) => ({ collection: 'sessions', id: session.id, text }))
}

function dayWarning({ startsAt, endsAt, timezone }: EventTimes, { id, title, date }: StoredDay): AgendaWarning | null {
  if (!startsAt) return null
  const [first, last] = [toCalendarDay(startsAt, timezone), toLastDay(startsAt, endsAt, timezone)]
  if (date >= first && date <= last) return null
  return { collection: 'session-days', id, text: `The day “${title}” (${date}) is outside the dates of the event.` }
}

function isOutside({ startsAt, endsAt, timezone }: EventTimes, session: StoredSession): boolean {
  if (!startsAt) return false
  if (Date.parse(session.startsAt) < Date.parse(startsAt)) return true
  if (endsAt) return endOf(session) > Date.parse(endsAt)
  return toCalendarDay(session.startsAt, timezone) > toCalendarDay(startsAt, timezone)
}

/** Whether nobody can speak in both: also where one of them ends as it begins. */
function isAtOnce(one: StoredSession, other: StoredSession): boolean {
  const [span, otherSpan] = [spanOf(one), spanOf(other)]
  return span.from === otherSpan.from || isOverlap(span, otherSpan)
}

function isSameRoom(one: StoredSession, other: StoredSession): boolean {
  const [room, otherRoom] = [one, other].map(({ stage }) => stage.trim().toLowerCase())
  return room !== '' && room === otherRoom && one.event === other.event
}

function timeOf(instant: string, { timezone }: EventTimes): string {
  const options = { locale: DEFAULT_LOCALE, timeZone: timezone }
  return `${formatDay(instant, options)}, ${formatTime(instant, options)}`
}
