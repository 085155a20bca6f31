import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { refusal } from '../access/refusal'
import { isStaff } from '../access/rules'
import { expireTagAfterCommit } from '../content/expire-pages'
import { relationId } from '../database/relation-id'
import { withLocaleRestored, lockFor } from '../database/transaction'
import { findEventIfPublished, isOpenToGuests } from '../content/find-event'
import type { Event, Registration } from '../payload-types'
import { isCorrected } from '../tickets'
import { changeCompanions, deleteCompanions, IS_OWN, moveCompanionsAlong } from './companions'
import { EMAIL_KIND_OF_STATE } from './emails/email-kinds'
import { queueRegistrationEmail, queueStateEmail, type Outcome } from './emails/registration-emails'
import { offerEnd } from './held-until'
import { changeRegistration, deleteWithdrawn, findRegistrations, toStoredRegistration, type StoredRegistration } from './stored-registration'
import { offerFreeSeats } from './waiting-list'

/** Set in a request's context while the waiting list is updated, whose changes are not decisions of staff. */
const UPDATING_WAITING_LIST = 'isUpdatingWaitingList'

const CHANGED_MEANWHILE = 'This registration has been changed meanwhile. Reload the page to see how, then enter your changes again.'

const TAKEN_ADDRESS = 'This address is registered for the event already. Cancel one of the two registrations first.'

const COMPANION_EMAIL = 'A companion has the email address of whoever brings them. Change it there.'

/** Sets the calendar entry's next sequence when staff correct a registration or change its state, and the end of an offer. */
export const beforeStaffChange: CollectionBeforeChangeHook<Registration> = async ({ data, originalDoc: before, operation, req }) => {
  if (operation !== 'update' || !before || !isStaffDecision(req)) return data
  if (before.companion > 0 && data.email !== undefined && data.email !== before.email) throw refusal(COMPANION_EMAIL, 422)
  const hasNewState = data.state !== undefined && data.state !== before.state
  if (!hasNewState && !isCorrected(before, data)) return data
  await lockFor(req, relationId(before.event))
  // What was read before the lock may be out of date.
  const [{ sequence, linkVersion, updatedAt } = toStoredRegistration(before)] = await findRegistrations(req.payload, { id: { equals: before.id } }, { limit: 1, req })
  // The form sends every field as it was when it was opened.
  if (data.updatedAt && data.updatedAt !== updatedAt) throw refusal(CHANGED_MEANWHILE, 409)
  if (data.email !== undefined && data.email !== before.email) await makeWay(req, relationId(before.event), data.email)
  const changed = {
    ...data,
    sequence: sequence + 1,
    ...(data.email !== undefined && data.email !== before.email && { linkVersion: (linkVersion ?? 0) + 1 }),
    ...(isForMailbox(before, data) && { claimedAt: new Date().toISOString() }),
  }
  if (!hasNewState) return changed
  return { ...changed, offerEndsAt: data.state === 'offered' ? await offerEndAt(req, relationId(before.event)) : null }
}

async function offerEndAt(req: PayloadRequest, id: string): Promise<string> {
  return offerEnd(await req.payload.findByID({ collection: 'events', id, depth: 0, select: { startsAt: true, endsAt: true, status: true }, req }))
}

/** What was withdrawn with an address makes way for whoever staff give it to. */
async function makeWay(req: PayloadRequest, event: string, email: string): Promise<void> {
  const isTaken: Where = { and: [IS_OWN, { event: { equals: event } }, { email: { equals: email } }, { state: { not_equals: 'withdrawn' } }] }
  if ((await findRegistrations(req.payload, isTaken, { limit: 1, req })).length > 0) throw refusal(TAKEN_ADDRESS, 409)
  await deleteWithdrawn(req, { event, email })
}

/** Emails the visitor when staff have corrected a registration or changed its state, and updates the waiting list. */
export const afterStaffChange: CollectionAfterChangeHook<Registration> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !isStaffDecision(req)) return doc
  const registration = toStoredRegistration(doc)
  if (doc.email !== previousDoc.email) await takeAlong(req, () => moveCompanionsAlong(req, { ...registration, email: previousDoc.email }, doc.email))
  if (doc.state === previousDoc.state) {
    if (isCorrected(previousDoc, doc)) await emailCorrection(req, registration, doc.email !== previousDoc.email)
    return doc
  }
  // A companion has no email of their own, and whoever brings them decided nothing.
  const isOwn = registration.companion === 0
  // Whoever cancels is told whether all seats are taken then; nobody else's email may overtake that of an offer.
  const isToldLast = registration.state === 'withdrawn'
  const companions = isOwn ? await takeAlong(req, () => changeCompanions(req, registration)) : 0
  if (!isOwn && isForMailbox(previousDoc, doc)) await claimHost(req, registration)
  if (isOwn && !isToldLast) await emailState(req, registration)
  await updateWaitingList(req, registration.event)
  if (isOwn && isToldLast) await emailState(req, registration, { lost: companions })
  return doc
}

async function emailState(req: PayloadRequest, registration: StoredRegistration, outcome?: Outcome): Promise<void> {
  await withLocaleRestored(req, async () => {
    const event = await findEventIfPublished(req.payload, registration.event, registration.locale, req)
    if (event) await queueRegistrationEmail(req, EMAIL_KIND_OF_STATE[registration.state], registration, event, outcome)
  })
}

/** A corrected ticket replaces the one that was emailed; whoever has none yet is told at another address only. */
async function emailCorrection(req: PayloadRequest, registration: StoredRegistration, isElsewhere: boolean): Promise<void> {
  await withLocaleRestored(req, async () => {
    const host = registration.companion === 0 ? registration : await claimHost(req, registration)
    if (!host || host.state === 'withdrawn') return
    const event = await findEventIfPublished(req.payload, host.event, host.locale, req)
    if (!event || !isOpenToGuests(event)) return
    if (host.state === 'confirmed') await queueRegistrationEmail(req, 'corrected', host, event)
    else if (isElsewhere) await queueStateEmail(req, host, event)
  })
}

/** What staff say of a guest goes to the mailbox of the address, and to nobody who only typed that address. */
function isForMailbox(before: Registration, change: Partial<Registration>): boolean {
  return before.state === 'withdrawn' || isCorrected(before, change)
}

/** Whoever brings a companion, whose links lead to both, with the next sequence of the calendar entry that they have. */
async function claimHost(req: PayloadRequest, { event, email }: StoredRegistration): Promise<StoredRegistration | null> {
  const [host] = await findRegistrations(req.payload, { and: [IS_OWN, { event: { equals: event } }, { email: { equals: email } }] }, { limit: 1, req })
  if (!host) return null
  let changed = host
  await takeAlong(req, async () => {
    changed = await changeRegistration(req, host.id, { sequence: host.sequence + 1, claimedAt: new Date().toISOString() })
  })
  return changed
}

/** What follows from a change by staff is none of their decisions. */
async function takeAlong<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  req.context[UPDATING_WAITING_LIST] = true
  const result = await work()
  delete req.context[UPDATING_WAITING_LIST]
  return result
}

export const afterRegistrationDeletion: CollectionAfterDeleteHook<Registration> = async ({ doc, req }) => {
  await deleteCompanions(req, toStoredRegistration(doc))
  if (isStaffDecision(req)) await updateWaitingList(req, relationId(doc.event))
  return doc
}

export const afterEventChange: CollectionAfterChangeHook<Event> = async ({ doc, operation, req }) => {
  if (operation === 'update' && doc._status === 'published' && isStaffDecision(req)) await updateWaitingList(req, doc.id)
  return doc
}

/** Offers the free seats of a published event to those who wait, as a part of what staff do. */
export async function updateWaitingList(req: PayloadRequest, eventId: string): Promise<void> {
  await lockFor(req, eventId)
  await withLocaleRestored(req, async () => {
    const event = await findEventIfPublished(req.payload, eventId, DEFAULT_LOCALE, req)
    if (!event) return
    req.context[UPDATING_WAITING_LIST] = true
    await offerFreeSeats(req, event)
    delete req.context[UPDATING_WAITING_LIST]
  })
  // Whether seats are left stands on the pages of the event.
  await expireTagAfterCommit(req, 'events')
}

function isStaffDecision(req: PayloadRequest): boolean {
  return isStaff(req) && req.context[UPDATING_WAITING_LIST] !== true
}
