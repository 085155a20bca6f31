import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { ContractError, isContractError } from '@/lib/contract/errors'
import type { Event } from '@/lib/contract/events'
import { REGISTRATION_FIELDS } from '@/lib/contract/fields/registration-fields'
import { RegistrationChangeSchema, type OwnRegistration, type RegistrationChange } from '@/lib/contract/own/own-registrations'
import { eventState } from '@/lib/site/events/event-state'
import type { Locale } from '@/lib/i18n/locales'
import { inLockedTransaction } from '../../database/transaction'
import { getTranslations } from '@/lib/i18n/translations'
import { parseBody } from '../../submissions/body'
import { expireTag } from '../../content/expire-pages'
import { findEvent } from '../../content/find-event'
import { seatsForNewcomers } from '../../content/seats'
import { isTicketReplaced } from '../../tickets'
import { askedFields } from '../asked-fields'
import { changeCompanions } from '../companions'
import { correctCompanions } from './correct-companions'
import { queueRegistrationEmail, queueRegistrationEmails } from '../emails/registration-emails'
import { eventReader } from '../../content/event-reader'
import { claim, findByToken, toOwnRegistration } from './own-registration'
import { changeRegistration, type StoredRegistration } from '../stored-registration'
import { etagOf, isMatch, withChange } from './version'
import { offerFreeSeats } from '../waiting-list'

interface ManageContext {
  payload: Payload
  locale: Locale
}

/** Reads a correction. @throws ContractError `invalid` with all errors, including those of fields that only the event asks for */
export async function parseCorrection(token: string, fields: Record<string, unknown>, { payload, locale }: ManageContext): Promise<RegistrationChange> {
  const isRight = RegistrationChangeSchema.safeParse(fields).success
  return parseBody(isRight ? RegistrationChangeSchema : RegistrationChangeSchema.extend(await findAskedFields(token, { payload, locale })), fields, locale)
}

/** None for a link that opens nothing, which is reported for a valid correction only. */
async function findAskedFields(token: string, { payload, locale }: ManageContext) {
  try {
    const { event } = await findByToken(token, payload)
    return askedFields(await findEvent(payload, event, locale))
  } catch (error) {
    if (isContractError(error) && error.code === 'notFound') return {}
    throw error
  }
}

/**
 * Corrects the details and companions of a registration, except for the email address, to which the link was sent.
 *
 * @param ifMatch the versions that the correction is meant for; null for any
 * @throws ContractError `preconditionFailed` for another one, unless it is what the correction asks for
 */
export function correctRegistration(token: string, change: RegistrationChange, ifMatch: string | null, context: ManageContext): Promise<OwnRegistration> {
  return changeOwnRegistration(token, context, async (req, registration, event) => {
    requireNotCancelled(event, context.locale)
    requireState(registration, ['confirmed', 'waiting', 'offered'], context.locale)
    const { answers } = parseBody(z.object(askedFields(event)), change, context.locale)
    const { companions, ...typed } = change
    const corrected = { ...typed, ...fieldsNotCollected(registration, event), answers: { ...answersNotAsked(registration, event), ...answers } }
    if (ifMatch !== null) {
      const present = await toOwnRegistration(context.payload, registration, event, req)
      if (!isMatch(ifMatch, etagOf(present))) {
        // A visitor who got no answer sends the same once more.
        if (etagOf(withChange(present, { ...corrected, companions })) === etagOf(present)) return
        throw new ContractError('preconditionFailed', getTranslations({ locale: context.locale, namespace: 'ApiErrors' })('changedMeanwhile'))
      }
    }
    const sequence = registration.sequence + 1
    const changed = await changeRegistration(req, registration.id, { ...corrected, locale: context.locale, sequence })
    const { hasFreed, replaced } = await correctCompanions(req, changed, event, companions, context.locale)
    await queueRegistrationEmail(req, 'changed', changed, event, { replaced: replaced + (isTicketReplaced(registration, changed) ? 1 : 0) })
    if (hasFreed) await offerFreeSeats(req, event)
  })
}

/** Fields that the form of the event does not show stay as they are. */
function fieldsNotCollected(registration: StoredRegistration, { registrationFields }: Event) {
  return Object.fromEntries(REGISTRATION_FIELDS.filter((name) => registrationFields[name] === 'off').map((name) => [name, registration[name] ?? '']))
}

function answersNotAsked({ answers }: StoredRegistration, event: Event) {
  const retired = event.questions.flatMap(({ form, key, isRetired }) => (form === 'registration' && isRetired ? [key] : []))
  return Object.fromEntries(Object.entries(answers ?? {}).filter(([key]) => retired.includes(key)))
}

/** Withdraws a registration; its seat is offered to the first on the waiting list whom it is enough for. Doing it twice changes nothing. */
export function withdrawRegistration(token: string, context: ManageContext): Promise<OwnRegistration> {
  return changeOwnRegistration(token, context, async (req, registration, event) => {
    if (registration.state === 'withdrawn') return
    const withdrawn = await changeRegistration(req, registration.id, {
      state: 'withdrawn',
      offerEndsAt: null,
      sequence: registration.sequence + 1,
    })
    const lost = await changeCompanions(req, withdrawn)
    await offerFreeSeats(req, event)
    // Only now: the email tells whether all seats are taken.
    await queueRegistrationEmails(req, 'withdrawn', [withdrawn], { eventIn: eventReader(req, event._id), outcomeOf: () => ({ lost }) })
  })
}

/** Accepts a seat that is on offer. Doing it twice changes nothing. */
export function acceptSeat(token: string, context: ManageContext): Promise<OwnRegistration> {
  return changeOwnRegistration(token, context, async (req, registration, event) => {
    if (registration.state === 'confirmed') return
    requireNotCancelled(event, context.locale)
    requireState(registration, ['offered'], context.locale)
    const accepted = await changeRegistration(req, registration.id, {
      state: 'confirmed',
      offerEndsAt: null,
      sequence: registration.sequence + 1,
    })
    await changeCompanions(req, accepted)
    await queueRegistrationEmails(req, 'registered', [accepted], { eventIn: eventReader(req, event._id) })
  })
}

/** Ends the emails that go by the clock, also of an event that is over, or no longer published. */
export async function stopReminders(token: string, { payload, locale }: ManageContext): Promise<OwnRegistration> {
  const { event } = await findByToken(token, payload)
  const changed = await inLockedTransaction(payload, locale, event, async (req) => {
    const { id } = await claim(req, token, await findByToken(token, payload, req))
    return changeRegistration(req, id, { noReminders: true })
  })
  // Not read as visitors do, since it may no longer be published.
  const { identifier } = await payload.findByID({ collection: 'events', id: event, select: { identifier: true }, depth: 0 })
  return toOwnRegistration(payload, changed, { identifier })
}

async function changeOwnRegistration(
  token: string,
  { payload, locale }: ManageContext,
  change: (req: PayloadRequest, registration: StoredRegistration, event: Event) => Promise<void>,
): Promise<OwnRegistration> {
  const { event: eventId } = await findByToken(token, payload)
  const { ownRegistration, isFullChanged } = await inLockedTransaction(payload, locale, eventId, async (req) => {
    const registration = await claim(req, token, await findByToken(token, payload, req))
    const event = await findEvent(payload, eventId, locale, req)
    if (eventState(event, Date.now()) === 'past') throw tooLate('eventOver', locale)
    await change(req, registration, event)
    // Seats that became free may have been offered to the same guest.
    const changed = await findByToken(token, payload, req)
    const isFull = (await seatsForNewcomers(payload, eventId, event.capacity, req)) < 1
    return { ownRegistration: await toOwnRegistration(payload, changed, event, req), isFullChanged: isFull !== event.isFull }
  })
  // Every page shows events in its header.
  if (isFullChanged) expireTag('events')
  return ownRegistration
}

/** A postponed event keeps its guests, and a seat that is held for one of them. */
function requireNotCancelled(event: Event, locale: Locale): void {
  if (event.status === 'cancelled') throw new ContractError('invalid', getTranslations({ locale, namespace: 'ApiErrors' })('eventCancelled'))
}

function requireState(registration: StoredRegistration, states: StoredRegistration['state'][], locale: Locale): void {
  if (!states.includes(registration.state)) throw tooLate('registrationOver', locale)
}

function tooLate(key: 'eventOver' | 'registrationOver', locale: Locale): ContractError {
  return new ContractError('invalid', getTranslations({ locale, namespace: 'ApiErrors' })(key))
}
