import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { readValue, saveValue } from '../database/key-values'

const GuestsSchema = z.record(z.string(), z.number())

const keyOf = (eventId: string) => `guests-by-country-${eventId}`

/** How many had a seat, by country code, of the registrations of an event that are deleted; null where none are. */
export async function guestsByCountry(payload: Payload, eventId: string, req?: PayloadRequest): Promise<Record<string, number> | null> {
  return GuestsSchema.nullable().parse(await readValue(payload, keyOf(eventId), req))
}

/** Adds guests to those of an event who are counted for good, each by the code of the country. */
export async function addGuestsByCountry(req: PayloadRequest, eventId: string, countries: readonly string[]): Promise<void> {
  if (countries.length === 0) return
  const counts = { ...(await guestsByCountry(req.payload, eventId, req)) }
  for (const country of countries) counts[country] = (counts[country] ?? 0) + 1
  await saveValue(req.payload, keyOf(eventId), counts, req)
}
