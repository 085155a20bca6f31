import type { Payload } from 'payload'
import { z } from 'zod'
import { runStatement, sql } from '../database/statement'

const GuestsSchema = z.record(z.string(), z.number())

const keyOf = (eventId: string) => `guests-by-country-${eventId}`

/** How many had a seat, by country code, once the registrations of an event are deleted; null before. */
export async function guestsByCountry(payload: Payload, eventId: string): Promise<Record<string, number> | null> {
  return GuestsSchema.nullable().parse(await payload.kv.get(keyOf(eventId)))
}

/** Counts the guests of an event for good; a second call changes nothing. */
export async function keepGuestsByCountry(payload: Payload, eventId: string): Promise<void> {
  if (await guestsByCountry(payload, eventId)) return
  const rows = await runStatement<{ country: string | null; guests: number | string }>(
    payload,
    sql`select country, count(*) as guests from registrations where event_id = ${eventId} and state = 'confirmed' group by country`,
  )
  if (rows.length > 0) await payload.kv.set(keyOf(eventId), Object.fromEntries(rows.map(({ country, guests }) => [country ?? '', Number(guests)])))
}
