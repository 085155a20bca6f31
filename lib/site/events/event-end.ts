import type { Event } from '@/lib/contract/events'
import { toCalendarDay } from '../text/dates'
import { addDays, fromWallTime } from '../text/wall-time'

export type EventDates = Pick<Event, 'startsAt' | 'endsAt' | 'timezone'>

/**
 * When an event is over, in milliseconds since 1970: one whose end is not named, with the day on which it begins at the
 * venue. Null without a date.
 */
export function endOfEvent({ startsAt, endsAt, timezone }: EventDates): number | null {
  if (endsAt) return Date.parse(endsAt)
  if (!startsAt) return null
  const midnight = fromWallTime(`${addDays(toCalendarDay(startsAt, timezone), 1)}T00:00`, timezone)
  return Date.parse(midnight ?? startsAt)
}
