import type { Payload, PayloadRequest, Where } from 'payload'
import { ContractError } from '@/lib/contract/errors'
import type { Event } from '@/lib/contract/events'
import { answersSchema } from '@/lib/contract/fields/questions'
import type { OwnRegistration, RegistrationChange } from '@/lib/contract/own-registrations'
import { eventState } from '@/lib/site/events/event-state'
import type { Locale } from '@/lib/i18n/locales'
import { fromToken } from '../email/signed-links'
import { inTransaction, lockFor } from '../database/transaction'
import { getTranslations } from '@/lib/i18n/translations'
import { parseBody } from '../submissions/body'
import { expireTag } from '../content/expire-pages'
import { findEvent } from '../content/find-event'
import { queueRegistrationEmail } from './emails'
import { changeRegistration, findRegistrations, type StoredRegistration } from './stored-registration'
import { offerFreeSeats } from './waiting-list'

/** Who acts, in which language they are answered. */
interface ManageContext {
  payload: Payload
  locale: Locale
}

/**
 * Reads the registration that a signed link opens.
 *
 * @throws ContractError `notFound` for a link that opens nothing
 */
export async function readOwnRegistration(token: string, { payload, locale }: ManageContext): Promise<OwnRegistration> {
  const registration = await findByToken(token, payload)
  const event = await findEvent(payload, registration.event, locale)
  return toOwnRegistration(registration, event, await placeOf(payload, registration))
}

/** Corrects what the visitor typed; the e-mail address stays, because the link was sent to it. */
export function correctRegistration(token: string, change: RegistrationChange, context: ManageContext): Promise<OwnRegistration> {
  return changeOwn(token, context, async (req, registration, event) => {
    requireState(registration, ['confirmed', 'waiting', 'offered'], context.locale)
    const questions = event.questions.filter(({ form }) => form === 'registration')
    const answers = parseBody(answersSchema(questions), change.answers, context.locale, 'answers')
    const sequence = registration.sequence + 1
    const changed = await changeRegistration(req, registration.id, { ...change, answers, locale: context.locale, sequence })
    await queueRegistrationEmail(req, 'changed', changed, event)
    return changed
  })
}

/** Withdraws a registration; its seat goes to whoever has waited longest. Doing it twice changes nothing. */
export function withdrawRegistration(token: string, context: ManageContext): Promise<OwnRegistration> {
  return changeOwn(token, context, async (req, registration, event) => {
    if (registration.state === 'withdrawn') return registration
    const withdrawn = await changeRegistration(req, registration.id, {
      state: 'withdrawn',
      offerEndsAt: null,
      sequence: registration.sequence + 1,
    })
    await queueRegistrationEmail(req, 'withdrawn', withdrawn, event)
    await offerFreeSeats(req, event)
    return withdrawn
  })
}

/** Takes a seat that is on offer. Doing it twice changes nothing. */
export function acceptSeat(token: string, context: ManageContext): Promise<OwnRegistration> {
  return changeOwn(token, context, async (req, registration, event) => {
    if (registration.state === 'confirmed') return registration
    requireState(registration, ['offered'], context.locale)
    const accepted = await changeRegistration(req, registration.id, {
      state: 'confirmed',
      offerEndsAt: null,
      sequence: registration.sequence + 1,
    })
    await queueRegistrationEmail(req, 'registered', accepted, event)
    return accepted
  })
}

async function changeOwn(
  token: string,
  { payload, locale }: ManageContext,
  change: (req: PayloadRequest, registration: StoredRegistration, event: Event) => Promise<StoredRegistration>,
): Promise<OwnRegistration> {
  const { event: eventKey } = await findByToken(token, payload)
  const own = await inTransaction(payload, locale, async (req) => {
    await lockFor(req, eventKey)
    const registration = await findByToken(token, payload, req)
    const event = await findEvent(payload, eventKey, locale, req)
    if (eventState(event, Date.now()) === 'past') throw refusal('eventOver', locale)
    const changed = await change(req, registration, event)
    return toOwnRegistration(changed, event, await placeOf(payload, changed, req))
  })
  expireTag('events')
  return own
}

async function findByToken(token: string, payload: Payload, req?: PayloadRequest): Promise<StoredRegistration> {
  const key = fromToken('registration', token)
  const shared = { payload, ...req } as PayloadRequest
  const [found] = key ? await findRegistrations(req ?? shared, { id: { equals: key } }, 1) : []
  if (!found) throw new ContractError('notFound', 'This link opens no registration.')
  return found
}

function requireState(registration: StoredRegistration, states: StoredRegistration['state'][], locale: Locale): void {
  if (!states.includes(registration.state)) throw refusal('registrationOver', locale)
}

function refusal(key: 'eventOver' | 'registrationOver', locale: Locale): ContractError {
  return new ContractError('invalid', getTranslations({ locale, namespace: 'ApiErrors' })(key))
}

async function placeOf(payload: Payload, { event, state, number }: StoredRegistration, req?: PayloadRequest): Promise<number | null> {
  if (state !== 'waiting') return null
  const before: Where = { and: [{ event: { equals: event } }, { state: { equals: 'waiting' } }, { number: { less_than: number } }] }
  const { totalDocs } = await payload.count({ collection: 'registrations', where: before, req })
  return totalDocs + 1
}

function toOwnRegistration(registration: StoredRegistration, event: Event, place: number | null): OwnRegistration {
  const { fullName, email, phone, organization, position, country, answers, state, offerEndsAt } = registration
  return { event: event.identifier, fullName, email, phone, organization, position, country, answers, state, offerEndsAt, place }
}
