import type { Payload, PayloadRequest, Where } from 'payload'
import { endOf } from '@/lib/site/agenda/agenda'
import type { Hours } from '@/lib/site/calendar/daily-hours'

/** When the sessions that the agenda of an event shows begin and end. */
export async function readSessionHours(payload: Payload, event: string, req?: PayloadRequest): Promise<Hours[]> {
  const where: Where = { and: [{ event: { equals: event } }, { _status: { equals: 'published' } }] }
  const { docs } = await payload.find({ collection: 'sessions', where, depth: 0, pagination: false, select: { startsAt: true, endsAt: true }, req })
  return docs.map(({ startsAt, endsAt = null }) => ({ start: Date.parse(startsAt), end: endOf({ startsAt, endsAt }) }))
}
