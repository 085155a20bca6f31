import type { Payload } from 'payload'
import type { InboxSlug } from '../access/desk'
import { endOfStored } from './events-ahead'
import { relationId } from '../database/relation-id'
import type { Event } from '../payload-types'
import { GRACE_DAYS, RETENTION } from './retention-periods'
import { shiftMonths } from './shift-months'

type EventTimes = Pick<Event, 'updatedAt' | 'timezone'> & Partial<Pick<Event, 'startsAt' | 'endsAt' | 'status'>>

/** The fields of {@link eventDataDue}. */
export const EVENT_TIMES = { startsAt: true, endsAt: true, timezone: true, updatedAt: true, status: true } as const

export interface PersonalRow {
  state?: string | null
  createdAt?: string | null
  updatedAt?: string | null
  event?: string | { id: string } | null
}

/** Reads each event once for all rows of a list. */
export type EventTimesReader = (id: string) => Promise<EventTimes | null>

export function eventTimesReader(payload: Payload): EventTimesReader {
  const known = new Map<string, Promise<EventTimes | null>>()
  const read: EventTimesReader = (id) =>
    payload.findByID({ collection: 'events', id, depth: 0, disableErrors: true, select: EVENT_TIMES })
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
  return event && eventDataDue(event, months)
}

/** From when on the personal data of an event are deleted, so many months after its end. */
export function eventDataDue(event: EventTimes, months: number): Date {
  const end = event.status === 'postponed' ? null : endOfStored(event)
  if (end === null) return addMonths(event.updatedAt, RETENTION.undatedEvent)
  const [due, grace] = [shiftMonths(new Date(end), months), addDays(event.updatedAt, GRACE_DAYS)]
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
