import type { Payload, PayloadRequest, Where } from 'payload'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import type { Place } from '../email/recipients'
import { toToken } from '../email/signed-links'
import { emailTicketsOf } from './emails/email-tickets-of'
import { toEmailedFacts } from '../email/emailed-facts'
import { isAfter } from './order-of-arrival'
import { findRegistrations, IS_OWN, saveEmailedFacts } from './stored-registration'

interface Slice {
  /** Whether only those are meant who came, where that was noted. */
  isThanks: boolean
  registeredBy: string
  after: Place | null
  limit: number
}

/** The recipients of reminders: everybody with a seat. */
export const reminderRecipients = {
  async next(req: PayloadRequest, eventId: string, { isThanks, registeredBy, after, limit }: Slice) {
    const ofEvent: Where = { event: { equals: eventId } }
    const hasCome: Where = { and: [ofEvent, { checkedInAt: { exists: true } }] }
    const isNoted = isThanks && (await req.payload.count({ collection: 'registrations', where: hasCome, req })).totalDocs > 0
    const isReminded: Where[] = [ofEvent, { state: { equals: 'confirmed' } }, IS_OWN, { createdAt: { less_than_equal: registeredBy } }]
    const where: Where = { and: [...isReminded, ...(isNoted ? [hasCome] : []), ...(after ? [isAfter(after)] : [])] }
    const registrations = await findRegistrations(req.payload, where, { limit, req })
    return registrations.map(({ number, id }) => ({ number, id }))
  },

  async find(payload: Payload, registrationId: string, eventId: string) {
    const [registration] = await findRegistrations(payload, { id: { equals: registrationId } }, { limit: 1 })
    if (registration?.event !== eventId || registration.state !== 'confirmed' || registration.noReminders) return null
    const { locale, fullName, email } = registration
    return { fullName, email, locale, token: toToken('registration', registration), tickets: await emailTicketsOf(payload, registration) }
  },

  async recordEmailedFacts(req: PayloadRequest, registrationId: string, event: Event, locale: Locale) {
    const [registration] = await findRegistrations(req.payload, { id: { equals: registrationId } }, { limit: 1, req })
    // With a calendar entry of before, what that one says is what has to be put right.
    if (!registration || registration.emailedFacts) return
    await saveEmailedFacts(req, [{ id: registrationId, emailedFacts: toEmailedFacts(event, locale, null) }])
  },
}
