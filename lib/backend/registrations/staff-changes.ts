import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionAfterOperationHook, CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { hasEnded } from '@/lib/site/events/event-state'
import { refusal } from '../access/refusal'
import { expireTagAfterCommit } from '../content/expire-pages'
import { relationId } from '../database/relation-id'
import { withLocaleRestored, lockFor } from '../database/transaction'
import { findEventIfPublished } from '../content/find-event'
import type { Event, Registration } from '../payload-types'
import { isCorrected } from '../tickets'
import { changeCompanions, deleteCompanions, moveCompanionsAlong } from './companions'
import { EMAIL_KIND_OF_STATE } from './emails/registration-kinds'
import { queueRegistrationEmail, queueStateEmail, type Outcome } from './emails/registration-emails'
import { offerEnd } from './offers/held-until'
import { asConsequence, decisionsOf, inOneDecision, isDecidedTogether, isStaffDecision, takeDecisions, type StaffChange } from './staff-decisions'
import { changeRegistration, deleteWithdrawn, findRegistrations, IS_OWN, toStoredRegistration, type StoredRegistration } from './stored-registration'
import { offerFreeSeats } from './waiting-list'

/** Operations that decide something. */
const WRITES: readonly string[] = ['update', 'updateByID', 'delete', 'deleteByID', 'restoreVersion']

const CHANGED_MEANWHILE = 'This registration has been changed meanwhile. Reload the page to see how, then enter your changes again.'

export const TAKEN_ADDRESS = 'This address is registered for the event already. Cancel one of the two registrations first.'

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
  return offerEnd(await req.payload.findByID({ collection: 'events', id, depth: 0, select: { startsAt: true, endsAt: true, timezone: true, status: true }, req }))
}

/** What was withdrawn with an address makes way for whoever staff give it to. */
async function makeWay(req: PayloadRequest, event: string, email: string): Promise<void> {
  const isTaken: Where = { and: [IS_OWN, { event: { equals: event } }, { email: { equals: email } }, { state: { not_equals: 'withdrawn' } }] }
  if ((await findRegistrations(req.payload, isTaken, { limit: 1, req })).length > 0) throw refusal(TAKEN_ADDRESS, 409)
  await deleteWithdrawn(req, { event, email })
}

export const noteStaffChange: CollectionAfterChangeHook<Registration> = ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && isStaffDecision(req)) decisionsOf(req).changes.push({ before: previousDoc, registration: toStoredRegistration(doc) })
  return doc
}

export const afterRegistrationDeletion: CollectionAfterDeleteHook<Registration> = async ({ doc, req }) => {
  await deleteCompanions(req, toStoredRegistration(doc))
  if (isStaffDecision(req)) decisionsOf(req).events.add(relationId(doc.event))
  return doc
}

export const noteEventChange: CollectionAfterChangeHook<Event> = ({ doc, operation, req }) => {
  if (operation === 'update' && doc._status === 'published' && isStaffDecision(req)) decisionsOf(req).events.add(doc.id)
  return doc
}

/**
 * Emails the visitors whose registrations staff have corrected or given another state, and updates the waiting lists. Only when all
 * documents of a bulk change are written: whoever is cancelled in it must not be offered the seat of another.
 */
export const followDecisions: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (WRITES.includes(operation) && isStaffDecision(req) && !isDecidedTogether()) await asConsequence(() => follow(req))
  return result
}

/** Saves the registrations that staff have chosen one after the other, and then does what follows from all of them. */
export async function decideTogether(req: PayloadRequest, saves: () => Promise<void>): Promise<void> {
  await inOneDecision(req, saves)
  await asConsequence(() => follow(req))
}

async function follow(req: PayloadRequest): Promise<void> {
  const { changes, events } = takeDecisions(req)
  const withdrawn: { registration: StoredRegistration; lost: number }[] = []
  for (const { before, registration } of changes) {
    const hasNewAddress = registration.email !== before.email
    if (hasNewAddress) await moveCompanionsAlong(req, { ...registration, email: before.email }, registration.email)
    if (registration.state === before.state) {
      if (isCorrected(before, registration)) await emailCorrection(req, registration, hasNewAddress)
      continue
    }
    events.add(registration.event)
    // A companion has no email of their own, and whoever brings them decided nothing.
    if (registration.companion > 0) {
      if (isForMailbox(before, registration)) await claimHost(req, registration)
      continue
    }
    const companions = await changeCompanions(req, registration)
    if (registration.state === 'withdrawn') withdrawn.push({ registration, lost: companions + withdrawnBeside(registration, changes) })
    else await emailState(req, registration)
  }
  for (const event of events) await updateWaitingList(req, event)
  // Whoever is cancelled is told whether all seats are taken now, and nobody's email may overtake that of an offer.
  for (const { registration, lost } of withdrawn) await emailState(req, registration, { lost })
}

/** How many companions of a guest staff have cancelled along with the guest. */
function withdrawnBeside({ event, email }: StoredRegistration, changes: readonly StaffChange[]): number {
  return changes.filter(({ before, registration: other }) => other.companion > 0 && other.event === event && other.email === email && other.state === 'withdrawn' && before.state !== 'withdrawn').length
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
    if (!event || hasEnded(event)) return
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
  return host ? changeRegistration(req, host.id, { sequence: host.sequence + 1, claimedAt: new Date().toISOString() }) : null
}

/** Offers the free seats of a published event to those who wait, as a part of what staff do. */
export async function updateWaitingList(req: PayloadRequest, eventId: string): Promise<void> {
  await lockFor(req, eventId)
  await withLocaleRestored(req, async () => {
    const event = await findEventIfPublished(req.payload, eventId, DEFAULT_LOCALE, req)
    if (event) await asConsequence(() => offerFreeSeats(req, event))
  })
  // Whether seats are left stands on the pages of the event.
  await expireTagAfterCommit(req, 'events')
}
