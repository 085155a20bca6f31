import type { Payload } from 'payload'
import type { InboxSlug } from '../access/desk'
import { relationId } from '../database/relation-id'
import { GRACE_DAYS, RETENTION } from './periods'
import { shiftMonths } from './shift-months'

type EventTimes = { endsAt?: string | null; startsAt?: string | null; updatedAt: string; status?: string | null } | null

export interface PersonalRow {
  state?: string | null
  createdAt?: string | null
  updatedAt?: string | null
  event?: string | { id: string } | null
}

/** Reads each event once for all rows of a list. */
export type EventTimesReader = (id: string) => Promise<EventTimes>

export function eventTimesReader(payload: Payload): EventTimesReader {
  const known = new Map<string, Promise<EventTimes>>()
  const read = (id: string): Promise<EventTimes> =>
    payload.findByID({ collection: 'events', id, depth: 0, disableErrors: true, select: { startsAt: true, endsAt: true, updatedAt: true, status: true } })
  return (id) => {
    const found = known.get(id) ?? read(id)
    known.set(id, found)
    return found
  }
}

/** When a row of personal data is due to be deleted; null for as long as something keeps it. */
export async function deletionDue(collection: InboxSlug, row: PersonalRow, readEvent: EventTimesReader): Promise<Date | null> {
  switch (collection) {
    case 'messages':
      return row.createdAt ? addMonths(row.createdAt, RETENTION.message) : null
    case 'subscriptions':
      return row.updatedAt ? subscriptionDue(row.state, row.updatedAt) : null
    case 'accelerators':
      return row.state === 'accepted' ? null : eventDue(row, readEvent, 0)
    case 'registrations':
      return eventDue(row, readEvent, RETENTION.registration)
  }
}

function subscriptionDue(state: string | null | undefined, updatedAt: string): Date | null {
  if (state === 'pending') return addDays(updatedAt, RETENTION.unconfirmedSubscriptionDays)
  return state === 'unsubscribed' ? addMonths(updatedAt, RETENTION.endedSubscription) : null
}

async function eventDue({ event: relation }: PersonalRow, readEvent: EventTimesReader, months: number): Promise<Date | null> {
  const event = relation ? await readEvent(relationId(relation)) : null
  const end = event?.endsAt ?? event?.startsAt
  if (!event || !end || event.status === 'postponed') return null
  const [due, grace] = [addMonths(end, months), addDays(event.updatedAt, GRACE_DAYS)]
  return due > grace ? due : grace
}

function addDays(from: string, days: number): Date {
  const date = new Date(from)
  date.setUTCDate(date.getUTCDate() + days)
  return date
}

function addMonths(from: string, months: number): Date {
  return shiftMonths(new Date(from), months)
}
