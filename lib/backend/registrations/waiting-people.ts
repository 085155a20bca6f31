import type { Payload, Where } from 'payload'
import { countUnnotified } from './unnotified-guests'

/** Who waits for staff to act, of all events that are not over. */
export interface WaitingPeople {
  waiting: number
  /** Guests who do not know of a change. */
  unnotified: number
  /** The events that changed, the next one first. */
  changedEvents: string[]
}

export async function countWaitingPeople(payload: Payload): Promise<WaitingPeople> {
  const { docs } = await payload.find({ collection: 'events', where: mayBeAhead(), sort: 'startsAt', pagination: false, depth: 0, select: {} })
  const ids = docs.map(({ id }) => id)
  const [{ totalDocs: waiting }, counts] = await Promise.all([
    payload.count({ collection: 'registrations', where: { event: { in: ids }, state: { equals: 'waiting' } } }),
    Promise.all(ids.map((id) => countUnnotified(payload, id))),
  ])
  const changes = counts.map(({ unnotified, neverEmailed }, index) => ({ id: ids[index], count: unnotified + neverEmailed })).filter(({ count }) => count > 0)
  return { waiting, unnotified: changes.reduce((sum, { count }) => sum + count, 0), changedEvents: changes.flatMap(({ id }) => id ?? []) }
}

/** The dates that are stored of an event which does not take place on them say nothing. */
function mayBeAhead(): Where {
  const now = new Date().toISOString()
  return { or: [{ endsAt: { greater_than: now } }, { endsAt: { exists: false }, startsAt: { greater_than: now } }, { endsAt: { exists: false }, startsAt: { exists: false } }, { status: { not_equals: 'scheduled' } }] }
}
