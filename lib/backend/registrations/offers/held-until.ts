import type { Event } from '@/lib/contract/events'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { SEAT_OFFER_DURATION } from '@/lib/site/constants'
import { endOfEvent } from '@/lib/site/events/event-end'
import { DAY } from '@/lib/site/text/durations'

/** How long an invitation holds a seat at most, in milliseconds. */
const INVITATION = 14 * DAY

interface HeldEvent extends Pick<Event, 'status'> {
  timezone?: Event['timezone'] | null
  startsAt?: string | null
  endsAt?: string | null
}

/** Until when an invitation holds a seat. @returns an instant */
export function invitationEnd(event: HeldEvent): string {
  return heldUntil(event, INVITATION)
}

/** Until when a seat is held for a guest from the waiting list. @returns an instant */
export function offerEnd(event: HeldEvent): string {
  return heldUntil(event, SEAT_OFFER_DURATION)
}

/**
 * A seat is held no longer than until the event begins, or ends once it has begun. The date of a postponed event no longer
 * holds.
 */
function heldUntil(event: HeldEvent, duration: number): string {
  const now = Date.now()
  return new Date(Math.max(Math.min(now + duration, lastEnd(event)), now)).toISOString()
}

/** When the last seat stops being held, in milliseconds; in the past for an event that is over. */
export function lastEnd({ startsAt, endsAt = null, timezone, status }: HeldEvent): number {
  if (!startsAt || status === 'postponed') return Infinity
  const start = Date.parse(startsAt)
  return start > Date.now() ? start : (endOfEvent({ startsAt, endsAt, timezone: timezone ?? SITE_TIME_ZONE }) ?? start)
}
