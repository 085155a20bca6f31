import type { Event } from '@/lib/contract/events'

/**
 * Until when a seat is held for somebody who has not accepted it: so many milliseconds from now, but not beyond the
 * beginning of the event, or its end once it has begun. The date of a postponed event no longer holds.
 *
 * @returns an instant
 */
export function seatHeldUntil({ startsAt, endsAt, status }: Pick<Event, 'startsAt' | 'endsAt' | 'status'>, milliseconds: number): string {
  const now = Date.now()
  const end = now + milliseconds
  if (!startsAt || status === 'postponed') return new Date(end).toISOString()
  const last = Date.parse(startsAt) > now ? startsAt : (endsAt ?? startsAt)
  return new Date(Math.max(Math.min(end, Date.parse(last)), now)).toISOString()
}
