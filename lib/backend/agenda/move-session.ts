import type { SessionTimes } from '@/lib/site/agenda/agenda'
import { addDays, fromWallTime, instantsOf, toWallTime } from '@/lib/site/text/wall-time'

const DAY_LENGTH = '2027-05-13'.length

interface Journey {
  /** How many days later. */
  count: number
  /** Names of the tz database. */
  from: string
  to: string
}

/**
 * The times of a session on another day or by another clock, at the same hours. Where clocks skip one of its ends or show it
 * twice, the session stays as long as it was.
 */
export function moveSession({ startsAt, endsAt }: SessionTimes, journey: Journey): SessionTimes {
  const wallStart = moveWallTime(startsAt, journey)
  const start = fromWallTime(wallStart, journey.to) ?? startsAt
  if (!endsAt) return { startsAt: start, endsAt }
  const wallEnd = moveWallTime(endsAt, journey)
  const length = Date.parse(endsAt) - Date.parse(startsAt)
  const [starts, ends] = [instantsOf(wallStart, journey.to), instantsOf(wallEnd, journey.to)]
  const sameLength = starts.find((instant) => ends.includes(after(instant, length)))
  if (sameLength) return { startsAt: sameLength, endsAt: after(sameLength, length) }
  const [end = start] = ends
  const isPlain = starts.length === 1 && ends.length === 1 && Date.parse(end) > Date.parse(start)
  return { startsAt: start, endsAt: isPlain ? end : after(start, length) }
}

/** Whether the clock shows other hours after a move than before. */
export function hasOtherHours(before: SessionTimes, moved: SessionTimes, { from, to }: Journey): boolean {
  const hourOf = (instant: string | null, zone: string) => instant && toWallTime(instant, zone).slice(DAY_LENGTH)
  return hourOf(before.startsAt, from) !== hourOf(moved.startsAt, to) || hourOf(before.endsAt, from) !== hourOf(moved.endsAt, to)
}

function moveWallTime(instant: string, { count, from }: Journey): string {
  const wallTime = toWallTime(instant, from)
  return addDays(wallTime.slice(0, DAY_LENGTH), count) + wallTime.slice(DAY_LENGTH)
}

function after(instant: string, milliseconds: number): string {
  return new Date(Date.parse(instant) + milliseconds).toISOString()
}
