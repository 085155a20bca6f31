import type { Payload } from 'payload'
import { listUrl } from '../../content/list-url'
import { endOfStored, mayBeAhead } from '../../content/events-ahead'
import type { Event } from '../../payload-types'
import { applicantAudience } from '../../applications'
import { countUnnotified } from '../../registrations/audience/unnotified-guests'

/** The people who wait for an action of staff, at all events that are not over. */
export interface WaitingPeople {
  waiting: number
  /** The address of the list of those who wait for a seat. */
  waitingList: string
  /** Guests and applicants who do not know of a change. */
  unnotified: number
  /** The events that changed, the next one first; those without valid dates come last. */
  changedEvents: string[]
}

export async function countWaitingPeople(payload: Payload): Promise<WaitingPeople> {
  const found = await payload.find({ collection: 'events', where: mayBeAhead(), sort: 'createdAt', pagination: false, depth: 0, select: { status: true, startsAt: true, endsAt: true, timezone: true } })
  const now = Date.now()
  const ahead = found.docs.filter((event) => event.status === 'postponed' || (endOfStored(event) ?? Infinity) > now)
  // Databases differ in where they sort events without a date.
  const docs = ahead.toSorted((one, other) => (beginOf(one) < beginOf(other) ? -1 : Number(beginOf(one) > beginOf(other))))
  const ids = docs.map(({ id }) => id)
  // There are no seats to give at an event that does not take place.
  const withSeats = docs.filter(({ status }) => status !== 'cancelled').map(({ id }) => id)
  const [{ totalDocs: waiting }, counts] = await Promise.all([
    payload.count({ collection: 'registrations', where: { event: { in: withSeats }, state: { equals: 'waiting' } } }),
    Promise.all(ids.map((id) => countUnnotified(payload, id, applicantAudience))),
  ])
  const changes = counts.map(({ unnotified, neverEmailed }, index) => ({ id: ids[index], count: unnotified + neverEmailed })).filter(({ count }) => count > 0)
  return { waiting, waitingList: listUrl('registrations', { state: { equals: 'waiting' }, event: { in: withSeats } }), unnotified: changes.reduce((sum, { count }) => sum + count, 0), changedEvents: changes.flatMap(({ id }) => id ?? []) }
}

/** Applications to decide on, with the address of their list; those to a cancelled event need no decision. */
export async function countOpenApplications(payload: Payload): Promise<{ applications: number; applicationList: string }> {
  const { docs } = await payload.find({ collection: 'events', where: { status: { equals: 'cancelled' } }, pagination: false, depth: 0, select: { status: true } })
  const cancelled = docs.map(({ id }) => id)
  const { totalDocs: applications } = await payload.count({ collection: 'accelerators', where: { event: { not_in: cancelled }, state: { equals: 'received' } } })
  return { applications, applicationList: listUrl('accelerators', { state: { equals: 'received' }, event: { not_in: cancelled } }) }
}

function beginOf({ status, startsAt }: Pick<Event, 'status' | 'startsAt'>): number {
  return status === 'postponed' || !startsAt ? Infinity : Date.parse(startsAt)
}
