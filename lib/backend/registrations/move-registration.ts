import type { PayloadRequest, Where } from 'payload'
import type { Event } from '@/lib/contract/events'
import { refusal } from '../access/refusal'
import { freeSeats, nextPlace } from '../content/seats'
import { queueRegistrationEmail } from './emails/registration-emails'
import { changeRegistration, deleteWithdrawn, findRegistrations, type StoredRegistration } from './stored-registration'

/**
 * Moves a registration, with the companions of its guest, to a seat at another event, where it gets another ticket. The
 * transaction must hold the locks of both events, and not be one of staff.
 *
 * @param event in the language of the guest
 */
export async function moveRegistration(req: PayloadRequest, id: string, event: Event, force: boolean): Promise<void> {
  const { payload } = req
  const [registration] = await findRegistrations(payload, { id: { equals: id } }, { limit: 1, req })
  if (!registration || registration.state === 'withdrawn') throw refusal('The registration is cancelled.', 422)
  if (registration.companion > 0) throw refusal('A companion is moved with whoever brings them. Move that guest, or add the companion there.', 422)
  const { email, event: from } = registration
  const at = (key: string): Where => ({ and: [{ event: { equals: key } }, { email: { equals: email } }, { state: { not_equals: 'withdrawn' } }] })
  if ((await findRegistrations(payload, at(event._id), { limit: 1, req })).length > 0) throw refusal('This address is registered for that event already.', 409)
  const group = await findRegistrations(payload, at(from), { req })
  const free = await freeSeats(payload, event._id, event.capacity, req)
  if (!force && free < group.length) throw refusal('That event has no seat left. Move them beyond its limit, or raise it first.', 409)
  await deleteWithdrawn(req, { event: event._id, email })
  let number = await nextPlace(req, event._id)
  const moved: StoredRegistration[] = []
  for (const { id: each, sequence } of group) {
    const changed = await changeRegistration(req, each, {
      event: event._id,
      state: 'confirmed',
      number: number++,
      sequence: sequence + 1,
      offerEndsAt: null,
      checkedInAt: null,
      checkedInBy: null,
      // The emails so far were about the other event.
      emailedFacts: null,
    })
    moved.push(changed)
  }
  // Only now: it has the tickets of all of them.
  for (const host of moved) if (host.companion === 0) await queueRegistrationEmail(req, 'moved', host, event)
}
