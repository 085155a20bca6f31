import type { z } from 'zod'
import { ContractError } from '@/lib/contract/errors'
import type { Event } from '@/lib/contract/events'
import { RegistrationBodySchema } from '@/lib/contract/registrations'
import type { Locale } from '@/lib/i18n/locales'
import { isOpen, registrationStatus } from '@/lib/site/events/registration-status'
import { inLockedTransaction } from '../database/transaction'
import { limitConcurrency } from '../database/limit-concurrency'
import { getTranslations } from '@/lib/i18n/translations'
import { parseBody } from '../submissions/body'
import { currentConsent } from '../submissions/consent'
import { expireTag } from '../content/expire-pages'
import { findEvent } from '../content/find-event'
import { signedPath } from '../email/signed-links'
import type { WriteAnswer, WriteContext } from '../submissions/visitor-write'
import { queueRegistrationEmail } from './emails/registration-emails'
import { nextPlace, seatsForNewcomers } from '../content/seats'
import { askedFields } from './asked-fields'
import { saveCompanions } from './companions'
import { createRegistration, findRegistrations, IS_OWN } from './stored-registration'

/** The most registrations of one event at a time: one decides, the next ones read, and others leave the database free. */
const AT_A_TIME = 4

/** The schema of a registration with what an event asks besides name and email. */
export function registrationSchema(event: Event) {
  return RegistrationBodySchema.extend(askedFields(event))
}

/**
 * @throws ContractError `invalid` when the event takes no registrations or an answer is missing, `duplicate`
 *   when the address is registered already
 */
export function register(body: z.infer<typeof RegistrationBodySchema>, context: WriteContext): Promise<WriteAnswer> {
  return limitConcurrency(`registrations ${body.event}`, AT_A_TIME, () => registerWithinLimit(body, context))
}

async function registerWithinLimit(body: z.infer<typeof RegistrationBodySchema>, context: WriteContext): Promise<WriteAnswer> {
  const { payload, locale, where } = context
  const t = getTranslations({ locale, namespace: 'ApiErrors' })
  const email = body.email.toLowerCase()
  const names = body.companions.map(({ fullName }) => fullName)
  const seats = 1 + names.length
  const { _id: eventId } = readAnswers(body, await findEvent(payload, body.event, locale), locale).event

  const result = await inLockedTransaction(payload, locale, eventId, async (req) => {
    // While it waited for the lock, staff may have changed the event.
    const { event, answers } = readAnswers(body, await findEvent(payload, eventId, locale, req), locale)
    const ofEvent = { event: { equals: event._id } }
    const [previous] = await findRegistrations(payload, { and: [ofEvent, IS_OWN, { email: { equals: email } }] }, { limit: 1, req })
    if (previous && previous.state !== 'withdrawn') {
      throw new ContractError('duplicate', t('alreadyRegistered'), { email: t('alreadyRegistered') })
    }
    const free = await seatsForNewcomers(payload, event._id, event.capacity, req)
    const waiting = await payload.count({
      collection: 'registrations',
      where: { and: [ofEvent, IS_OWN, { state: { equals: 'waiting' } }] },
      req,
    })
    const hasSeat = seats <= free
    const { consent: _consent, event: _event, companions: _companions, ...typed } = body
    const data = {
      ...typed,
      email,
      answers,
      event: event._id,
      locale,
      state: hasSeat ? ('confirmed' as const) : ('waiting' as const),
      number: await nextPlace(req, event._id),
      offerEndsAt: null,
      consent: await currentConsent(req, where, locale),
    }
    const registration = await createRegistration(req, data)
    await saveCompanions(req, registration, names)
    await queueRegistrationEmail(req, hasSeat ? 'registered' : 'waiting', registration, event)
    const isNowFull = free - (hasSeat ? seats : 0) < 1
    return { hasSeat, place: waiting.totalDocs + 1, isFullChanged: isNowFull !== event.isFull, location: signedPath('registration', registration, 'browser') }
  })
  if (result.isFullChanged) expireTag('events')
  const answer = getTranslations({ locale, namespace: 'ApiAnswers' })
  const { location } = result
  return result.hasSeat
    ? { status: 201, text: answer('registered', { email }), location }
    : { status: 200, text: answer('waiting', { email, place: result.place }), location }
}

/** @throws ContractError `invalid` for what the event does not take */
function readAnswers(body: z.infer<typeof RegistrationBodySchema>, event: Event, locale: Locale) {
  const t = getTranslations({ locale, namespace: 'ApiErrors' })
  if (!isOpen(registrationStatus(event))) throw new ContractError('invalid', t('registrationClosed'), { event: t('registrationClosed') })
  const { answers } = parseBody(registrationSchema(event), body, locale)
  if (body.companions.length > event.companionsLimit) throw new ContractError('invalid', t('tooManyCompanions'), { companions: t('tooManyCompanions') })
  return { event, answers }
}
