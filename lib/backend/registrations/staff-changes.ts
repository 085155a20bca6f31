import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { SEAT_OFFER_DURATION } from '@/lib/site/constants'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { isStaff } from '../access/rules'
import { expireTag } from '../content/expire-pages'
import { runEmailQueue } from '../email/email-queue'
import { withLocaleRestored, lockFor } from '../database/transaction'
import { findEventIfPublished } from '../content/find-event'
import { EMAIL_KIND_OF_STATE } from './email-kinds'
import { queueRegistrationEmail } from './emails'
import type { StoredRegistration } from './stored-registration'
import { offerFreeSeats } from './waiting-list'

/** Set in a request's context while the waiting list moves, whose own changes are no decisions of staff. */
const WAITING_LIST_MOVES = 'waitingListMoves'

/** Keeps what belongs together when staff change the state of a registration: how long an offer holds, and the calendar entry's number. */
export const beforeStaffChange: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const before = originalDoc as StoredRegistration | undefined
  const after = data as Partial<StoredRegistration>
  if (operation !== 'update' || !before || !isStaffDecision(req) || !after.state || after.state === before.state) return data
  await lockFor(req, before.event)
  const offerEndsAt = after.state === 'offered' ? new Date(Date.now() + SEAT_OFFER_DURATION).toISOString() : null
  return { ...data, offerEndsAt, sequence: Number(before.sequence) + 1 }
}

/** Tells a visitor what staff decided, and passes a seat that has become free to whoever has waited longest. */
export const afterStaffChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const after = doc as StoredRegistration
  const before = previousDoc as StoredRegistration | undefined
  if (operation !== 'update' || !isStaffDecision(req) || after.state === before?.state) return doc
  const registration = { ...after, event: keyOf(after.event) }
  await withLocaleRestored(req, async () => {
    const event = await findEventIfPublished(req.payload, registration.event, registration.locale, req)
    if (event) await queueRegistrationEmail(req, EMAIL_KIND_OF_STATE[registration.state], registration, event)
  })
  await updateWaitingList(req, registration.event)
  return doc
}

/** Passes the seat of a registration that staff deleted to whoever has waited longest. */
export const afterRegistrationDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (isStaffDecision(req)) await updateWaitingList(req, keyOf((doc as StoredRegistration).event))
  return doc
}

/** Passes on the seats that staff added to an event. */
export const afterEventChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const { id, _status } = doc as { id: string; _status?: string }
  if (operation === 'update' && _status === 'published' && isStaffDecision(req)) await updateWaitingList(req, id)
  return doc
}

/**
 * Offers the free seats of an event to those who wait, as a part of what staff do.
 *
 * @param key the key of the event; nothing happens for one that is not published
 */
export async function updateWaitingList(req: PayloadRequest, key: string): Promise<void> {
  await lockFor(req, key)
  await withLocaleRestored(req, async () => {
    const event = await findEventIfPublished(req.payload, key, DEFAULT_LOCALE, req)
    if (!event) return
    req.context[WAITING_LIST_MOVES] = true
    await offerFreeSeats(req, event)
    delete req.context[WAITING_LIST_MOVES]
  })
  // Whether seats are left stands on the pages of the event.
  expireTag('events')
  runEmailQueue(req.payload)
}

function isStaffDecision(req: PayloadRequest): boolean {
  return isStaff(req) && req.context[WAITING_LIST_MOVES] !== true
}

/** The key of an event, which may have been read along. */
function keyOf(event: unknown): string {
  return typeof event === 'object' && event !== null ? String((event as { id: string }).id) : String(event)
}
