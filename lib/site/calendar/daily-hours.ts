import { zoned } from './calendar-zone'

/** The time that an entry takes up: on `days` days in a row the same hours, or once. */
export interface DailyHours {
  start: number
  /** Of the first day. */
  end: number
  days: number
  /** Whether the time stays free for others. */
  isFree: boolean
}

const DAY = 86_400_000
const LONGEST_DAY = 16 * 3_600_000

/**
 * An event of several days takes the days from the hour at which it starts to the one at which it ends, and leaves the
 * nights free. Where that would leave no night, it blocks no time at all. `zone` is undefined for UTC.
 */
export function toDailyHours(start: number, end: number, zone: string | undefined): DailyHours {
  const length = onWallClock(end, zone) - onWallClock(start, zone)
  if (length <= DAY) return { start, end, days: 1, isFree: false }
  const hours = length % DAY
  if (hours === 0 || hours > LONGEST_DAY) return { start, end, days: 1, isFree: true }
  return { start, end: start + hours, days: Math.floor(length / DAY) + 1, isFree: false }
}

/** A day on which clocks are changed is as long as any other. */
function onWallClock(instant: number, zone: string | undefined): number {
  return zone ? instant - zoned(instant, zone).getTimezoneOffset() * 60_000 : instant
}
