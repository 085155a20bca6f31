import type { Payload, PayloadRequest, Where } from 'payload'

/** Counts the seats that are taken or on offer; outside of a transaction (`req`) the count may be a moment old. */
export async function takenSeats(payload: Payload, event: string, req?: PayloadRequest): Promise<number> {
  const holdsSeat: Where = {
    and: [{ event: { equals: event } }, { state: { in: ['confirmed', 'offered'] } }],
  }
  const { totalDocs } = await payload.count({ collection: 'registrations', where: holdsSeat, req })
  return totalDocs
}
