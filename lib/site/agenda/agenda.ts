import type { SessionDay } from '@/lib/contract/session-days'
import type { Session } from '@/lib/contract/sessions'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { ASSUMED_LENGTH } from '../constants'
import { endOfEvent } from '../events/event-end'
import type { EventTiming } from '../events/event-state'
import { toCalendarDay } from '../text/dates'

export type SessionTimes = Pick<Session, 'startsAt' | 'endsAt'>

export type DatedSession = Pick<Session, '_id' | 'startsAt' | 'sessionDay'>

/** A calendar day at the event, such as `2027-05-13`, and the title that staff gave it. */
export interface AgendaDay {
  date: string
  title: string
  /** Where it is not that of the page. */
  lang?: Locale
}

/** The date of each session day by its `_id`, and the time zone of the event. */
export interface AgendaCalendar {
  dates: Record<string, string>
  timeZone: string
}

export function toCalendar(days: readonly SessionDay[], timeZone: string): AgendaCalendar {
  return { dates: Object.fromEntries(days.map(({ _id, date }) => [_id, date])), timeZone }
}

/** The day that staff filed a session under, else the one it begins on at the event. */
export function dayOf({ sessionDay, startsAt }: Omit<DatedSession, '_id'>, { dates, timeZone }: AgendaCalendar): string {
  return dates[sessionDay ?? ''] ?? toCalendarDay(startsAt, timeZone)
}

/** The announced days, and any other that has a session. */
export function toAgendaDays(days: readonly SessionDay[], sessions: readonly DatedSession[], calendar: AgendaCalendar): AgendaDay[] {
  const daysByDate = new Map<string, AgendaDay>()
  for (const day of days) {
    if (!daysByDate.get(day.date)?.title) daysByDate.set(day.date, { date: day.date, title: day.title, lang: languageOf(day, 'title') })
  }
  for (const session of sessions) {
    const date = dayOf(session, calendar)
    if (!daysByDate.has(date)) daysByDate.set(date, { date, title: '' })
  }
  return [...daysByDate.values()].sort((one, other) => one.date.localeCompare(other.date))
}

/** Milliseconds since 1970; what has no end after its start is taken to last an hour. */
export function endOf({ startsAt, endsAt }: SessionTimes): number {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt ?? startsAt)]
  return end > start ? end : start + ASSUMED_LENGTH
}

/** When a session begins and ends, in milliseconds since 1970. */
interface SessionSpan {
  from: number
  to: number
}

export function spanOf(session: SessionTimes): SessionSpan {
  return { from: Date.parse(session.startsAt), to: endOf(session) }
}

/** Whether two sessions overlap; one that ends when the other begins does not. */
export function isOverlap(one: SessionSpan, other: SessionSpan): boolean {
  return one.from < other.to && other.from < one.to
}

/** Every time that is shown of sessions. */
export function shownTimes(sessions: readonly SessionTimes[]): string[] {
  return sessions.flatMap(({ startsAt, endsAt }) => (endsAt ? [startsAt, endsAt] : [startsAt]))
}

/** Milliseconds since 1970. */
export interface EventWindow {
  from: number
  to: number
}

/**
 * When an event is on; sessions, by their start, stand in for missing dates. Null without dates, or when it does not
 * take place.
 */
export function toEventWindow(
  { status, ...dates }: EventTiming,
  sessions: readonly SessionTimes[],
): EventWindow | null {
  const from = dates.startsAt ?? sessions[0]?.startsAt
  if (status !== 'scheduled' || !from) return null
  const end = endOfEvent(dates) ?? Date.parse(from)
  return { from: Date.parse(from), to: dates.endsAt ? end : Math.max(end, ...sessions.map(endOf)) }
}

/** Such as `2027-05-13`; undefined while the event is not on. */
export function todayAt(window: EventWindow | null, timeZone: string, now: number): string | undefined {
  return isOn(window, now) ? toCalendarDay(new Date(now).toISOString(), timeZone) : undefined
}

export function isOn(window: EventWindow | null, now: number): boolean {
  return window !== null && window.from <= now && now <= window.to
}

/** How many there are to hear or to join: nobody counts the coffee. */
export function countSessions(entries: readonly { format: string }[]): number {
  return entries.filter(({ format }) => format !== 'break').length
}

/** A day with nothing but breaks is among them, with none. */
export function countByDay(entries: readonly { date: string; format: string }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const entry of entries) counts[entry.date] = (counts[entry.date] ?? 0) + countSessions([entry])
  return counts
}
