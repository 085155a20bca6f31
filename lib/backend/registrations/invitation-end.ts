import type { Event } from '@/lib/contract/events'
import { DAY } from '@/lib/site/text/durations'

/** How long an invitation holds a seat at most, in milliseconds. */
const INVITATION = 14 * DAY

/**
 * Until when an invitation holds a seat, but not beyond the beginning of the event, or its end once it has begun. The date of
 * a postponed event no longer holds.
 *
 * @returns an instant
 */
export function invitationEnd({ startsAt, endsAt, status }: Pick<Event, 'startsAt' | 'endsAt' | 'status'>): string {
  const now = Date.now()
  const end = now + INVITATION
  if (!startsAt || status === 'postponed') return new Date(end).toISOString()
  const last = Date.parse(startsAt) > now ? startsAt : (endsAt ?? startsAt)
  return new Date(Math.max(Math.min(end, Date.parse(last)), now)).toISOString()
}
