import type { Payload, PayloadRequest } from 'payload'
import { runStatement, sql } from '../database/statement'

/** The states of a registration whose seat nobody else can have. */
export const SEATED_STATES = ['confirmed', 'offered'] as const

interface Seats {
  /** The seats of those who have one, and of those who are offered one. */
  taken: number
  /** The smallest number of seats that is enough for somebody on the waiting list with their companions. Null when nobody waits. */
  smallestWanted: number | null
}

/** Counts the seats that are neither taken nor on offer; outside of a transaction (`req`) the count may be a moment old. */
export async function freeSeats(payload: Payload, event: string, capacity: number | null, req?: PayloadRequest): Promise<number> {
  return capacity === null ? Infinity : capacity - seatsOf(event, await countSeats(payload, [event], req)).taken
}

/**
 * Counts the seats that a newcomer may take: none as long as they are enough for somebody on the waiting list. Less than one
 * means that a newcomer is put on the waiting list.
 */
export async function seatsForNewcomers(payload: Payload, event: string, capacity: number | null, req?: PayloadRequest): Promise<number> {
  const seats = await seatsForNewcomersOf(payload, [{ event, capacity }], req)
  return seats.get(event) ?? 0
}

/** Counts them like {@link seatsForNewcomers} for several events at once, by event. */
export async function seatsForNewcomersOf(
  payload: Payload,
  events: readonly { event: string; capacity: number | null }[],
  req?: PayloadRequest,
): Promise<Map<string, number>> {
  const limited = events.flatMap(({ event, capacity }) => (capacity === null ? [] : [event]))
  const counted = await countSeats(payload, limited, req)
  return new Map(
    events.map(({ event, capacity }) => {
      if (capacity === null) return [event, Infinity]
      const { taken, smallestWanted } = seatsOf(event, counted)
      const free = capacity - taken
      return [event, free > 0 && isEnough(free, smallestWanted) ? 0 : free]
    }),
  )
}

/** Whether a number of seats is enough for somebody on the waiting list and their companions, who share an email address. */
export async function fitsSomebodyWaiting(payload: Payload, event: string, seats: number, req?: PayloadRequest): Promise<boolean> {
  return isEnough(seats, seatsOf(event, await countSeats(payload, [event], req)).smallestWanted)
}

function isEnough(seats: number, wanted: number | null): boolean {
  return wanted !== null && wanted <= seats
}

function seatsOf(event: string, counted: ReadonlyMap<string, Seats>): Seats {
  return counted.get(event) ?? { taken: 0, smallestWanted: null }
}

interface SeatsRow {
  event_id: string
  taken: number | string
  smallest: number | string | null
}

async function countSeats(payload: Payload, events: readonly string[], req?: PayloadRequest): Promise<Map<string, Seats>> {
  if (events.length === 0) return new Map()
  const seated = sql.join(SEATED_STATES.map((state) => sql`${state}`), sql`, `)
  const keys = sql.join(events.map((event) => sql`${event}`), sql`, `)
  const taken = sql`select event_id, count(*) as taken, null as wanted from registrations where event_id in (${keys}) and state in (${seated}) group by event_id`
  const wanted = sql`select event_id, 0 as taken, count(*) as wanted from registrations where event_id in (${keys}) and state = 'waiting' group by event_id, email having min(companion) = 0`
  const rows = await runStatement<SeatsRow>(
    payload,
    sql`select event_id, sum(taken) as taken, min(wanted) as smallest from (${taken} union all ${wanted}) counted group by event_id`,
    req,
  )
  return new Map(rows.map(({ event_id: event, taken: count, smallest }) => [event, { taken: Number(count), smallestWanted: smallest === null ? null : Number(smallest) }]))
}

/** The next place in the order of arrival at an event. The transaction must hold the lock of the event. */
export async function nextPlace(req: PayloadRequest, event: string): Promise<number> {
  const [row] = await runStatement<{ last: number | string | null }>(req.payload, sql`select max(number) as last from registrations where event_id = ${event}`, req)
  return Number(row?.last ?? 0) + 1
}
