import { toCalendarDay } from '@/lib/site/text/dates'
import { addDays, daysBetween, fromWallTime, toWallTime } from '@/lib/site/text/wall-time'
import type { Agenda } from './agenda'
import type { EventTimes } from './agenda-warnings'

const DAY_LENGTH = '2027-05-13'.length

export interface Move {
  collection: 'sessions' | 'session-days'
  id: string
  title: string
  /** What the document has now, and what it would have; days are written `2027-05-13`. */
  from: { date: string } | SessionTimes
  to: { date: string } | SessionTimes
}

interface SessionTimes {
  startsAt: string
  endsAt: string | null
}

/**
 * What moves along when an event gets other dates: its days and sessions by as many days, at the same hours of its
 * clock. Empty when it begins on the day as before.
 *
 * @param before the event as visitors see it; null when they see none
 */
export function planMove(before: EventTimes | null, after: EventTimes, agenda: Agenda): Move[] {
  if (!after.startsAt) return []
  const firstDay = toCalendarDay(after.startsAt, after.timezone)
  const oldZone = before?.timezone ?? after.timezone
  const oldFirstDay = before?.startsAt ? toCalendarDay(before.startsAt, oldZone) : firstDay
  const count = daysBetween(oldFirstDay, firstDay) || daysToAgenda(after, oldZone, agenda)
  if (count === 0) return []
  const move = (instant: string) => {
    const wallTime = toWallTime(instant, oldZone)
    return fromWallTime(addDays(wallTime.slice(0, DAY_LENGTH), count) + wallTime.slice(DAY_LENGTH), after.timezone) ?? instant
  }
  return [
    ...agenda.days.map(({ id, title, date }): Move => ({ collection: 'session-days', id, title, from: { date }, to: { date: addDays(date, count) } })),
    ...agenda.sessions.map(({ id, title, startsAt, endsAt }): Move => {
      const to = { startsAt: move(startsAt), endsAt: endsAt && move(endsAt) }
      return { collection: 'sessions', id, title, from: { startsAt, endsAt }, to }
    }),
  ]
}

/** How many days lie between the agenda and its event when none of it is left in the event; 0 otherwise. */
function daysToAgenda({ startsAt, endsAt, timezone }: EventTimes, oldZone: string, { days, sessions }: Agenda): number {
  const dates = [...days.map(({ date }) => date), ...sessions.map((session) => toCalendarDay(session.startsAt, oldZone))].sort()
  const [first] = dates
  if (!startsAt || first === undefined) return 0
  const [firstDay, lastDay] = [toCalendarDay(startsAt, timezone), toCalendarDay(endsAt ?? startsAt, timezone)]
  const isOutside = dates.every((date) => date < firstDay || date > lastDay)
  return isOutside ? daysBetween(first, firstDay) : 0
}
