import type { CheckInList } from '@/lib/contract/check-in/check-in'
import { endOfEvent } from '../events/event-end'
import { lastInstantOf, toCalendarDay } from '../text/dates'

/** Why a list of guests may be the wrong one to check in today. */
type CheckInNotice = { kind: 'cancelled' | 'postponed' } | { kind: 'begins' | 'ended'; at: string }

/** @returns null on the days of an event that takes place, by its own clock */
export function checkInNotice(event: CheckInList['event'], now: number): CheckInNotice | null {
  const { status, startsAt, endsAt, timezone } = event
  if (status === 'cancelled' || status === 'postponed') return { kind: status }
  if (!startsAt) return null
  const last = lastInstantOf(startsAt, endsAt)
  const [today, firstDay, lastDay] = [new Date(now).toISOString(), startsAt, last].map((instant) => toCalendarDay(instant, timezone)) as [string, string, string]
  if (today < firstDay) return { kind: 'begins', at: startsAt }
  // An evening may last beyond midnight.
  return today > lastDay && now > (endOfEvent(event) ?? 0) ? { kind: 'ended', at: last } : null
}
