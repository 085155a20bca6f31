import type { Payload } from 'payload'
import { z } from 'zod'

const GuestsSchema = z.record(z.string(), z.number())

const keyOf = (eventId: string) => `guests-by-country-${eventId}`

/** How many had a seat, by country code, once the registrations of an event are deleted; null before. */
export async function guestsByCountry(payload: Payload, eventId: string): Promise<Record<string, number> | null> {
  return GuestsSchema.nullable().parse(await payload.kv.get(keyOf(eventId)))
}

/** Counts the guests of an event for good; a second call changes nothing. */
export async function keepGuestsByCountry(payload: Payload, eventId: string): Promise<void> {
  if (await guestsByCountry(payload, eventId)) return
  const { docs } = await payload.find({
    collection: 'registrations',
    where: { and: [{ event: { equals: eventId } }, { state: { equals: 'confirmed' } }] },
    select: { country: true },
    depth: 0,
    pagination: false,
  })
  if (docs.length === 0) return
  const guests: Record<string, number> = {}
  for (const { country } of docs) guests[country ?? ''] = (guests[country ?? ''] ?? 0) + 1
  await payload.kv.set(keyOf(eventId), guests)
}
