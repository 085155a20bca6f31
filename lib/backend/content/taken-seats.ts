import type { Payload, PayloadRequest, Where } from 'payload'

/**
 * Counts the seats of an event that are taken or on offer.
 *
 * @param event the key of the event
 * @param req the transaction to count in; none for a count that may be a moment old
 */
export async function takenSeats(payload: Payload, event: string, req?: PayloadRequest): Promise<number> {
  const holdsSeat: Where = {
    and: [{ event: { equals: event } }, { state: { in: ['confirmed', 'offered'] } }],
  }
  const { totalDocs } = await payload.count({ collection: 'registrations', where: holdsSeat, req })
  return totalDocs
}
