import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { endOf } from '@/lib/site/agenda/agenda'
import { formatDay, formatTime, toCalendarDay } from '@/lib/site/text/dates'
import type { Programme, ProgrammeDay, ProgrammeSession } from './programme'

export interface EventTimes {
  startsAt?: string | null
  endsAt?: string | null
  timezone: string
}

export interface ProgrammeWarning {
  /** What the warning is about. */
  collection: 'sessions' | 'session-days'
  id: string
  text: string
}

/** What looks wrong in the programme of an event, and may yet be meant so. */
export function programmeWarnings(event: EventTimes, { days, sessions }: Programme, nameOf: (speaker: string) => string): ProgrammeWarning[] {
  return [
    ...days.flatMap((day) => dayWarning(event, day) ?? []),
    ...sessions.flatMap((session) => sessionWarnings(event, session, sessions.slice(sessions.indexOf(session) + 1), nameOf)),
  ]
}

/** What looks wrong with one session among others. */
export function sessionWarnings(
  event: EventTimes,
  session: ProgrammeSession,
  others: readonly ProgrammeSession[],
  nameOf: (speaker: string) => string,
): ProgrammeWarning[] {
  const clashes = others
    .filter((other) => other.id !== session.id && isAtOnce(session, other))
    .flatMap((other) => session.speakers.filter((speaker) => other.speakers.includes(speaker)).map((speaker) => ({ other, speaker })))
    .map(({ other, speaker }) => `${nameOf(speaker)} speaks in “${session.title}” and in “${other.title}” at the same time.`)
  const outside = isOutside(event, session) ? [`“${session.title}” (${timeOf(session.startsAt, event)}) is outside the times of the event.`] : []
  return [...outside, ...clashes].map((text) => ({ collection: 'sessions', id: session.id, text }))
}

function dayWarning({ startsAt, endsAt, timezone }: EventTimes, { id, title, date }: ProgrammeDay): ProgrammeWarning | null {
  if (!startsAt) return null
  const [first, last] = [toCalendarDay(startsAt, timezone), toCalendarDay(endsAt ?? startsAt, timezone)]
  if (date >= first && date <= last) return null
  return { collection: 'session-days', id, text: `The day “${title}” (${date}) is outside the dates of the event.` }
}

function isOutside({ startsAt, endsAt, timezone }: EventTimes, session: ProgrammeSession): boolean {
  if (!startsAt) return false
  if (Date.parse(session.startsAt) < Date.parse(startsAt)) return true
  if (endsAt) return endOf(session) > Date.parse(endsAt)
  return toCalendarDay(session.startsAt, timezone) > toCalendarDay(startsAt, timezone)
}

/** Whether two sessions overlap. */
function isAtOnce(one: ProgrammeSession, other: ProgrammeSession): boolean {
  const [start, otherStart] = [Date.parse(one.startsAt), Date.parse(other.startsAt)]
  return start === otherStart || (start < endOf(other) && otherStart < endOf(one))
}

function timeOf(instant: string, { timezone }: EventTimes): string {
  const options = { locale: DEFAULT_LOCALE, timeZone: timezone }
  return `${formatDay(instant, options)}, ${formatTime(instant, options)}`
}
