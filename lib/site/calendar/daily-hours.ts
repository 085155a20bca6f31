import { DAY, HOUR } from '@/lib/site/text/durations'
import { onLaterDay, wallClock } from './calendar-zone'

/** In milliseconds since 1970. */
export interface Hours {
  start: number
  end: number
}

/** The time that an entry takes up. */
export interface DailyHours {
  /** One for each day, in order; a single one where nights are not left free. */
  days: [Hours, ...Hours[]]
  /** Whether the time stays free for others. */
  isFree: boolean
}

const LONGEST_DAY = 16 * HOUR
/** Sessions that begin or end before this hour belong to the day before. */
const NIGHT_ENDS = 5 * HOUR

/**
 * An event of several days takes each from its first session to its last, and leaves the nights free; the first day
 * begins with the event and the last one ends with it. A day without sessions has the hours between the one at which
 * the event begins and the one at which it ends. Where that would leave no night, it blocks no time at all.
 *
 * @param zone undefined for UTC
 */
export function toDailyHours({ start, end }: Hours, zone: string | undefined, sessions: readonly Hours[] = []): DailyHours {
  const length = wallClock(end, zone) - wallClock(start, zone)
  const once: DailyHours = { days: [{ start, end }], isFree: length > DAY }
  if (length <= DAY) return once
  const midnight = Math.floor(wallClock(start, zone) / DAY) * DAY
  const dayOf = (instant: number) => Math.max(Math.floor((wallClock(instant, zone) - NIGHT_ENDS - midnight) / DAY), 0)
  const lastDay = dayOf(end)
  const hours = length % DAY
  const hasNights = hours > 0 && hours <= LONGEST_DAY
  const [first, ...others] = Array.from({ length: lastDay + 1 }, (_, day): Hours | null => {
    const ofDay = sessions.filter((session) => session.start >= start && session.start < end && dayOf(session.start) === day)
    if (ofDay.length === 0 && !hasNights) return null
    const from = onLaterDay(start, day, zone)
    return {
      start: day === 0 || ofDay.length === 0 ? from : Math.min(...ofDay.map((session) => session.start)),
      end: day === lastDay ? end : ofDay.length === 0 ? from + hours : Math.max(...ofDay.map((session) => session.end)),
    }
  })
  if (!first || others.some((day) => day === null)) return once
  return { days: [first, ...others.filter((day) => day !== null)], isFree: false }
}
