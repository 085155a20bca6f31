import type { SessionTimes } from '@/lib/site/agenda/agenda'
import { toCalendarDay, toLastDay } from '@/lib/site/text/dates'
import { addDays, daysBetween } from '@/lib/site/text/wall-time'
import type { StoredAgenda } from './agenda'
import type { EventTimes } from './agenda-warnings'
import { hasOtherHours, moveSession } from './move-session'

export interface Move {
  collection: 'sessions' | 'session-days'
  id: string
  title: string
  /** The present and the future values of the document; days are written `2027-05-13`. */
  from: { date: string } | SessionTimes
  to: { date: string } | SessionTimes
  /** Whether it cannot stay at the same hours, since clocks are changed. */
  hasOtherHours: boolean
}

export interface MovePlan {
  /** The times of an event that its agenda lacks. */
  reason: 'dates' | 'zone'
  moves: Move[]
}

const NO_MOVES: MovePlan = { reason: 'dates', moves: [] }

/**
 * Plans the moves for an event with other dates or another time zone: its days and sessions by as many days, at the same
 * hours of its clock. Empty when it begins on the day as before, by the same clock or at the same instant.
 *
 * @param before the event as visitors see it, or as it was saved last when they see none
 */
export function planMove(before: EventTimes | null, after: EventTimes, agenda: StoredAgenda): MovePlan {
  const { startsAt, timezone } = after
  const oldZone = before?.timezone ?? timezone
  const isOtherZone = oldZone !== timezone
  if (!startsAt || (isOtherZone && isSameTime(before?.startsAt, startsAt))) return NO_MOVES
  const count = countDays(before, { ...after, startsAt }, agenda)
  if (count === 0 && !isOtherZone) return NO_MOVES
  const journey = { count, from: oldZone, to: timezone }
  const days = agenda.days.map(({ id, title, date }): Move => {
    return { collection: 'session-days', id, title, from: { date }, to: { date: addDays(date, count) }, hasOtherHours: false }
  })
  const sessions = agenda.sessions.map(({ id, title, startsAt, endsAt }): Move => {
    const from = { startsAt, endsAt }
    const to = moveSession(from, journey)
    return { collection: 'sessions', id, title, from, to, hasOtherHours: hasOtherHours(from, to, journey) }
  })
  return count === 0 ? { reason: 'zone', moves: sessions.filter(isMoved) } : { reason: 'dates', moves: [...days, ...sessions] }
}

function isMoved({ from, to }: Move): boolean {
  return 'startsAt' in from && 'startsAt' in to && !isSameTime(from.startsAt, to.startsAt)
}

function isSameTime(one: string | null | undefined, other: string): boolean {
  return Date.parse(one ?? '') === Date.parse(other)
}

function countDays(before: EventTimes | null, after: EventTimes & { startsAt: string }, agenda: StoredAgenda): number {
  const oldZone = before?.timezone ?? after.timezone
  const firstDay = toCalendarDay(after.startsAt, after.timezone)
  const oldFirstDay = before?.startsAt ? toCalendarDay(before.startsAt, oldZone) : firstDay
  return daysBetween(oldFirstDay, firstDay) || daysToAgenda(after, oldZone, agenda)
}

/** How many days lie between the agenda and its event when none of it is left in the event; 0 otherwise. */
function daysToAgenda({ startsAt, endsAt, timezone }: EventTimes, oldZone: string, { days, sessions }: StoredAgenda): number {
  const dates = [...days.map(({ date }) => date), ...sessions.map((session) => toCalendarDay(session.startsAt, oldZone))].sort()
  const [first] = dates
  if (!startsAt || first === undefined) return 0
  const [firstDay, lastDay] = [toCalendarDay(startsAt, timezone), toLastDay(startsAt, endsAt, timezone)]
  const isOutside = dates.every((date) => date < firstDay || date > lastDay)
  return isOutside ? daysBetween(first, firstDay) : 0
}
