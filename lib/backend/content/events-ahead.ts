import type { Where } from 'payload'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { endOfEvent } from '@/lib/site/events/event-end'
import { HOUR } from '@/lib/site/text/durations'
import type { Event } from '../payload-types'

type StoredDates = Pick<Event, 'timezone'> & Partial<Pick<Event, 'startsAt' | 'endsAt'>>

/** That of the change to winter time. */
const LONGEST_DAY = 25 * HOUR

/** When an event is over by its dates, in milliseconds since 1970; null without any. */
export function endOfStored({ startsAt = null, endsAt = null, timezone }: StoredDates): number | null {
  return endOfEvent({ startsAt, endsAt, timezone: timezone ?? SITE_TIME_ZONE })
}

/** Events that may be over after an instant by their dates: when the day of one without an end is over, only its time zone tells. */
export function mayEndAfter(instant: number): Where {
  const at = (milliseconds: number) => new Date(milliseconds).toISOString()
  return { or: [{ endsAt: { greater_than: at(instant) } }, { and: [{ endsAt: { exists: false } }, { startsAt: { greater_than: at(instant - LONGEST_DAY) } }] }] }
}

/** Events that may still take place, or would have: those whose dates may not be over, that have no date yet, or are postponed, so that their dates say nothing. */
export function mayBeAhead(): Where {
  return { or: [mayEndAfter(Date.now()), { and: [{ endsAt: { exists: false } }, { startsAt: { exists: false } }] }, { status: { equals: 'postponed' } }] }
}
