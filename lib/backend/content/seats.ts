import type { Payload, PayloadRequest, Where } from 'payload'
import { runStatement, sql } from '../database/statement'

/** Counts the seats that are neither taken nor on offer; outside of a transaction (`req`) the count may be a moment old. */
export async function freeSeats(payload: Payload, event: string, capacity: number | null, req?: PayloadRequest): Promise<number> {
  return capacity === null ? Infinity : capacity - (await takenSeats(payload, event, req))
}

/**
 * Counts the seats that a newcomer may take: none as long as they fit somebody who waits, for whom they are. Less than one
 * means that a newcomer is put on the waiting list.
 */
export async function seatsForNewcomers(payload: Payload, event: string, capacity: number | null, req?: PayloadRequest): Promise<number> {
  const free = await freeSeats(payload, event, capacity, req)
  if (free <= 0 || free === Infinity) return free
  return (await fitsSomebodyWaiting(payload, event, free, req)) ? 0 : free
}

/** Whether a number of seats is enough for somebody who waits and whom they bring, who share an email address. */
export async function fitsSomebodyWaiting(payload: Payload, event: string, seats: number, req?: PayloadRequest): Promise<boolean> {
  const groups = sql`select count(*) as size from registrations where event_id = ${event} and state = 'waiting' group by email having min(companion) = 0`
  const [row] = await runStatement<{ smallest: number | string | null }>(payload, sql`select min(size) as smallest from (${groups}) waiting`, req)
  return Number(row?.smallest ?? Infinity) <= seats
}

async function takenSeats(payload: Payload, event: string, req?: PayloadRequest): Promise<number> {
  const holdsSeat: Where = {
    and: [{ event: { equals: event } }, { state: { in: ['confirmed', 'offered'] } }],
  }
  const { totalDocs } = await payload.count({ collection: 'registrations', where: holdsSeat, req })
  return totalDocs
}
