import type { Payload, PayloadRequest, Where } from 'payload'
import type { Event } from '@/lib/contract/events'
import { SEAT_OFFER_DURATION } from '@/lib/site/constants'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { eventState } from '@/lib/site/events/event-state'
import { expireTag } from '../content/expire-pages'
import { relationId } from '../database/relation-id'
import { inTransaction, lockFor } from '../database/transaction'
import { attempt, forgetProblems } from '../jobs/background-problems'
import { findEvent, findEventIfPublished } from '../content/find-event'
import { queueRegistrationEmail } from './emails'
import { takenSeats } from '../content/taken-seats'
import { changeRegistration, findRegistrations } from './stored-registration'

/** As staff read it. */
const TASK = 'Expired offers'

/**
 * Offers every free seat of an event to whoever has waited longest, for a limited time. An event that is over,
 * cancelled or postponed has no seats to offer. The transaction must hold the lock of the event.
 */
export async function offerFreeSeats(req: PayloadRequest, event: Event): Promise<void> {
  if (eventState(event) !== 'upcoming') return
  const waiting = await findRegistrations(req.payload, { and: [{ event: { equals: event._id } }, { state: { equals: 'waiting' } }] }, { req })
  const taken = await takenSeats(req.payload, event._id, req)
  const free = event.capacity === null ? waiting.length : Math.max(0, event.capacity - taken)
  for (const next of waiting.slice(0, free)) {
    const offerEndsAt = new Date(Date.now() + SEAT_OFFER_DURATION).toISOString()
    const offered = await changeRegistration(req, next.id, { state: 'offered', offerEndsAt, sequence: next.sequence + 1 })
    await queueRegistrationEmail(req, 'offer', offered, await findEvent(req.payload, event._id, offered.locale, req))
  }
}

/** Withdraws the offers that nobody accepted in time, and offers the seats to the next. */
export async function expireOffers(payload: Payload): Promise<void> {
  const now = new Date().toISOString()
  const { docs } = await payload.find({
    collection: 'registrations',
    where: { and: [{ state: { equals: 'offered' } }, { offerEndsAt: { less_than: now } }] },
    select: { event: true },
    depth: 0,
    pagination: false,
  })
  const due = new Set(docs.map(({ event }) => relationId(event)))
  for (const eventId of due) await attempt(payload, TASK, eventId, () => expireOffersOf(payload, eventId, now))
  await forgetProblems(payload, TASK, due)
}

async function expireOffersOf(payload: Payload, eventId: string, now: string): Promise<void> {
  const event = await findEventIfPublished(payload, eventId, DEFAULT_LOCALE)
  if (!event || eventState(event) !== 'upcoming') return
  await inTransaction(payload, DEFAULT_LOCALE, async (req) => {
    await lockFor(req, eventId)
    const isLapsed: Where = { and: [{ event: { equals: eventId } }, { state: { equals: 'offered' } }, { offerEndsAt: { less_than: now } }] }
    for (const { id, sequence } of await findRegistrations(payload, isLapsed, { req })) {
      const withdrawn = await changeRegistration(req, id, { state: 'withdrawn', offerEndsAt: null, sequence: sequence + 1 })
      await queueRegistrationEmail(req, 'lapsed', withdrawn, await findEvent(payload, eventId, withdrawn.locale, req))
    }
    await offerFreeSeats(req, await findEvent(payload, eventId, DEFAULT_LOCALE, req))
  })
  expireTag('events')
}
