import type { Payload } from 'payload'
import { isAhead } from '../../content/events-ahead'
import { countUnnotified } from '../../registrations/unnotified-guests'

/** Who waits for staff to act, of all events that are not over. */
export interface WaitingPeople {
  waiting: number
  /** Guests who do not know of a change. */
  unnotified: number
  /** The events that changed, the next one first. */
  changedEvents: string[]
}

export async function countWaitingPeople(payload: Payload): Promise<WaitingPeople> {
  const { docs } = await payload.find({ collection: 'events', where: isAhead(), sort: 'startsAt', pagination: false, depth: 0, select: { status: true } })
  const ids = docs.map(({ id }) => id)
  // Nobody can give a seat at what does not take place.
  const withSeats = docs.filter(({ status }) => status !== 'cancelled').map(({ id }) => id)
  const [{ totalDocs: waiting }, counts] = await Promise.all([
    payload.count({ collection: 'registrations', where: { event: { in: withSeats }, state: { equals: 'waiting' } } }),
    Promise.all(ids.map((id) => countUnnotified(payload, id))),
  ])
  const changes = counts.map(({ unnotified, neverEmailed }, index) => ({ id: ids[index], count: unnotified + neverEmailed })).filter(({ count }) => count > 0)
  return { waiting, unnotified: changes.reduce((sum, { count }) => sum + count, 0), changedEvents: changes.flatMap(({ id }) => id ?? []) }
}
