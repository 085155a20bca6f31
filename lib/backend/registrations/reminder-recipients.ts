import type { Payload, PayloadRequest, Where } from 'payload'
import { toToken } from '../email/signed-links'
import { isAfter, type Place } from './order-of-arrival'
import { findRegistrations } from './stored-registration'

interface Slice {
  registeredBy: string
  after: Place | null
  limit: number
}

/** The recipients of reminders: everybody with a seat. */
export const reminderRecipients = {
  async next(req: PayloadRequest, eventId: string, { registeredBy, after, limit }: Slice) {
    const isReminded: Where[] = [{ event: { equals: eventId } }, { state: { equals: 'confirmed' } }, { createdAt: { less_than_equal: registeredBy } }]
    const registrations = await findRegistrations(req.payload, { and: [...isReminded, ...(after ? [isAfter(after)] : [])] }, { limit, req })
    return registrations.map(({ number, id }) => ({ number, id }))
  },

  async find(payload: Payload, registrationId: string, eventId: string) {
    const [registration] = await findRegistrations(payload, { id: { equals: registrationId } }, { limit: 1 })
    if (registration?.event !== eventId || registration.state !== 'confirmed' || registration.noReminders) return null
    const { locale, fullName, email } = registration
    return { fullName, email, locale, token: toToken('registration', registrationId) }
  },
}
