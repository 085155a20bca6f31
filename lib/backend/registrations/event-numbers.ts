import { Forbidden, NotFound, type Endpoint, type Payload } from 'payload'
import { isStaff } from '../access/rules'
import { countRegistrations, type RegistrationNumbers } from './numbers'
import { countUnnotified, type UnnotifiedGuests } from './unnotified-guests'
import { isOfferingSeats } from './waiting-list'
import { guestsByCountry } from '../retention'

export interface EventNumbers extends UnnotifiedGuests {
  numbers: RegistrationNumbers
  capacity: number | null
  /** Whether free seats are being offered to those who wait. */
  isOffering: boolean
  /** Of an event whose registrations are deleted. */
  byCountry: Record<string, number> | null
}

/** The figures of an event, with the seats that it has as published. */
export async function readEventNumbers(payload: Payload, id: string): Promise<EventNumbers | null> {
  const event = await payload.findByID({ collection: 'events', id, depth: 0, disableErrors: true, select: { timezone: true, capacity: true } })
  if (!event) return null
  const [numbers, byCountry, isOffering, unnotified] = await Promise.all([
    countRegistrations(payload, id, event.timezone ?? 'UTC'),
    guestsByCountry(payload, id),
    isOfferingSeats(payload, id),
    countUnnotified(payload, id),
  ])
  return { numbers, capacity: event.capacity ?? null, isOffering, byCountry, ...unnotified }
}

/** `GET /cms/api/events/<id>/numbers`: the figures of an event, as its form shows them. */
export const eventNumbersEndpoint: Endpoint = {
  path: '/:id/numbers',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    const numbers = await readEventNumbers(req.payload, String(req.routeParams?.id))
    if (!numbers) throw new NotFound(req.t)
    return Response.json(numbers, { headers: { 'Cache-Control': 'private, no-store' } })
  },
}
