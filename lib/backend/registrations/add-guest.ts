import type { PayloadRequest, Where } from 'payload'
import type { Event } from '@/lib/contract/events'
import type { Guest, GuestOutcome } from '@/lib/contract/desk/guests'
import type { Locale } from '@/lib/i18n/locales'
import { nextPlace, seatsForNewcomers } from '../content/seats'
import { ANNOUNCEMENT_QUEUE } from '../email/email-job'
import { saveCompanions } from './companions'
import { queueRegistrationEmails } from './emails/registration-emails'
import { eventReader } from '../content/event-reader'
import { invitationEnd } from './offers/held-until'
import { createRegistration, findRegistrations, IS_OWN } from './stored-registration'

export interface GuestOptions {
  locale: Locale
  /** Takes a seat beyond the limit, and past those who wait. */
  force: boolean
  /** Holds the seat until the guest has accepted it. */
  invite: boolean
  /** Whether the guest is told by email; an invitation always is. */
  isTold: boolean
  importId?: string
  /** The names of those whom the guest brings, each with a seat. */
  companions?: readonly string[]
  answers?: Record<string, unknown>
}

/** Registers a guest for the desk. The transaction must hold the lock of the event, and not be one of staff. */
export async function addGuest(req: PayloadRequest, event: Event, guest: Guest & { notes?: string }, options: GuestOptions): Promise<{ outcome: GuestOutcome; id: string }> {
  const { payload } = req
  const { locale, force, invite, isTold, importId = null, companions = [], answers } = options
  const email = guest.email.toLowerCase()
  const isTheirs: Where = { and: [IS_OWN, { event: { equals: event._id } }, { email: { equals: email } }] }
  const [previous] = await findRegistrations(payload, isTheirs, { limit: 1, req })
  if (previous && previous.state !== 'withdrawn') return { outcome: 'exists', id: previous.id }
  const hasSeat = force || 1 + companions.length <= (await seatsForNewcomers(payload, event._id, event.capacity, req))
  if (invite && !hasSeat) return { outcome: 'full', id: '' }
  const state = !hasSeat ? 'waiting' : invite ? 'offered' : 'confirmed'
  const data = {
    ...guest,
    email,
    event: event._id,
    locale,
    state,
    number: await nextPlace(req, event._id),
    offerEndsAt: state === 'offered' ? invitationEnd(event) : null,
    invitedAt: state === 'offered' ? new Date().toISOString() : null,
    importId,
    ...(answers && { answers }),
  } as const
  const registration = await createRegistration(req, data)
  await saveCompanions(req, registration, companions)
  if (isTold || invite) {
    const kind = state === 'offered' ? 'invitation' : hasSeat ? 'registered' : 'waiting'
    // Whoever has just registered does not wait for thousands.
    await queueRegistrationEmails(req, kind, [registration], { eventIn: eventReader(req, event._id), ...(importId && { queue: ANNOUNCEMENT_QUEUE }) })
  }
  return { outcome: state === 'offered' ? 'invited' : hasSeat ? 'registered' : 'waiting', id: registration.id }
}
