import type { Payload, PayloadRequest } from 'payload'
import type { Event } from '@/lib/contract/events'
import { SEAT_OFFER_DURATION } from '@/lib/site/constants'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { eventState } from '@/lib/site/events/event-state'
import { expireTag } from '../content/expire-pages'
import { inTransaction, lockFor } from '../database/transaction'
import { findEvent, findEventIfPublished } from '../content/find-event'
import { queueRegistrationEmail } from './emails'
import { takenSeats } from '../content/taken-seats'
import { changeRegistration, findRegistrations } from './stored-registration'

/**
 * Offers every free seat of an event to whoever has waited longest, for a limited time. An event that is over,
 * cancelled or without a new date has no seats to offer.
 *
 * @param event the event, whose lock the transaction holds
 */
export async function offerFreeSeats(req: PayloadRequest, event: Event): Promise<void> {
  if (eventState(event) !== 'upcoming') return
  const waiting = await findRegistrations(req, { and: [{ event: { equals: event._id } }, { state: { equals: 'waiting' } }] })
  const taken = await takenSeats(req.payload, event._id, req)
  const free = event.capacity === null ? waiting.length : Math.max(0, event.capacity - taken)
  for (const next of waiting.slice(0, free)) {
    const offerEndsAt = new Date(Date.now() + SEAT_OFFER_DURATION).toISOString()
    const offered = await changeRegistration(req, next.id, { state: 'offered', offerEndsAt, sequence: next.sequence + 1 })
    await queueRegistrationEmail(req, 'offer', offered, await findEvent(req.payload, event._id, offered.locale, req))
  }
}

/** Takes back the seats that nobody confirmed in time, and offers them to the next. */
export async function expireOffers(payload: Payload): Promise<void> {
  const now = new Date().toISOString()
  const { docs } = await payload.find({
    collection: 'registrations',
    where: { and: [{ state: { equals: 'offered' } }, { offerEndsAt: { less_than: now } }] },
    select: { event: true },
    depth: 0,
    pagination: false,
  })
  for (const key of new Set(docs.map(({ event }) => String(event)))) {
    const event = await findEventIfPublished(payload, key, DEFAULT_LOCALE)
    if (!event || eventState(event) !== 'upcoming') continue
    await inTransaction(payload, DEFAULT_LOCALE, async (req) => {
      await lockFor(req, key)
      const lapsed = await findRegistrations(req, {
        and: [{ event: { equals: key } }, { state: { equals: 'offered' } }, { offerEndsAt: { less_than: now } }],
      })
      for (const registration of lapsed) {
        const gone = await changeRegistration(req, registration.id, {
          state: 'withdrawn',
          offerEndsAt: null,
          sequence: registration.sequence + 1,
        })
        await queueRegistrationEmail(req, 'lapsed', gone, await findEvent(payload, key, gone.locale, req))
      }
      await offerFreeSeats(req, await findEvent(payload, key, DEFAULT_LOCALE, req))
    })
    expireTag('events')
  }
}
