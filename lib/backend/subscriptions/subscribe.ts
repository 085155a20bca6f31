import type { Payload, PayloadRequest, Where } from 'payload'
import type { z } from 'zod'
import { ContractError } from '@/lib/contract/errors'
import type { OwnSubscription } from '@/lib/contract/own/own-subscriptions'
import type { SubscribeFormSchema } from '@/lib/contract/subscriptions'
import { fromToken } from '../email/signed-links'
import { findSuppression, liftSuppression } from '../email/records/suppressions'
import { inTransaction, lockFor } from '../database/transaction'
import { LOCALE_TABLE, LOCALES } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { countryFromText } from '@/lib/site/text/countries/country-from-text'
import { noteLeft } from '../newsletters'
import type { Subscription } from '../payload-types'
import { currentConsent } from '../submissions/consent'
import type { WriteAnswer, WriteContext } from '../submissions/visitor-write'
import { mayAskToConfirm, allowAskingAgain } from './confirmation-limit'
import { queueSubscriptionEmail } from './emails'

const collection = { collection: 'subscriptions', depth: 0 } as const

type SubscriptionBody = Pick<z.infer<typeof SubscribeFormSchema>, 'email'> & Partial<z.infer<typeof SubscribeFormSchema>>

/**
 * Adds an address to the list once its owner confirms (double opt-in). The answer is the same whether the
 * address was on it or not, so that nobody can find out who is.
 */
export async function subscribe(body: SubscriptionBody, context: WriteContext): Promise<WriteAnswer> {
  const { payload, locale } = context
  const email = body.email.toLowerCase()
  let isConfirmationAllowed = false
  const mayAsk = async () => (isConfirmationAllowed = await mayAskToConfirm(email))
  try {
    await inTransaction(payload, locale, (req) => storeSubscription(req, { ...body, email }, context, mayAsk))
  } catch (error) {
    // A confirmation sent by another request still counts.
    if (isConfirmationAllowed) await allowAskingAgain(email)
    throw error
  }
  return { status: 201, text: getTranslations({ locale, namespace: 'ApiAnswers' })('subscribed', { email }) }
}

async function storeSubscription(
  req: PayloadRequest,
  { email, ...fields }: SubscriptionBody,
  { payload, locale, where }: WriteContext,
  mayAsk: () => Promise<boolean>,
): Promise<void> {
  await lockFor(req, lockOf(email))
  const previous = await findSubscription(payload, { email: { equals: email } }, req)
  // Anybody can type this address: what its owner has confirmed stays as it is, unless letters have stopped since.
  if (previous?.state === 'confirmed' && !(await findSuppression(payload, email, req))) return
  const isConfirmationAllowed = await mayAsk()
  // What has no email of its own changes nothing that an earlier one asks about.
  if (!isConfirmationAllowed && previous) return
  const consent = await currentConsent(req, where, locale)
  const details = { ...fields, ...(fields.country && { country: countryFromText(fields.country) ?? fields.country }), locale, consent }
  const number = (previous?.requested?.number ?? 0) + 1
  const subscription = previous
    ? await payload.update({ ...collection, id: previous.id, data: { requested: { number, details } }, req })
    : await payload.create({ ...collection, data: { ...details, email, state: 'pending' }, req })
  const linkVersion = previous ? number : 0
  if (isConfirmationAllowed) await queueSubscriptionEmail(req, 'confirm', { ...subscription, locale, linkVersion }, consent.at)
}

/** @throws ContractError `notFound` for a link that opens nothing */
export async function readOwnSubscription(token: string, payload: Payload): Promise<OwnSubscription> {
  return toOwn(await findByToken(token, payload))
}

function toOwn({ email, state, locale }: Subscription): OwnSubscription {
  return { email, state, locale: LOCALE_TABLE[locale].cookieValue }
}

/** Confirms a subscription, or ends it. Doing either twice changes nothing. @param letter whose link was used, if any */
export async function changeOwnSubscription(token: string, state: 'confirmed' | 'unsubscribed', payload: Payload, letter = ''): Promise<OwnSubscription> {
  const { id, locale, email: address } = await findByToken(token, payload)
  return inTransaction(payload, locale, async (req) => {
    await lockFor(req, lockOf(address))
    const subscription = await findByToken(token, payload, req)
    const { email, requested } = subscription
    if (subscription.state === state && !requested) return toOwn(subscription)
    const confirmedAt = state === 'confirmed' ? new Date().toISOString() : undefined
    const isAsked = requested && requested.number === fromToken('subscription', token)?.linkVersion
    // Whoever was invited by staff agrees only now.
    const consent = confirmedAt && !subscription.consent?.at ? await currentConsent(req, 'invitation', locale) : subscription.consent
    const data = { consent, ...(confirmedAt && isAsked && requested.details), state, confirmedAt, requested: null }
    const changed = await payload.update({ ...collection, id, data, req })
    await allowAskingAgain(email)
    if (confirmedAt) await liftSuppression(req, email)
    if (confirmedAt) await queueSubscriptionEmail(req, 'welcome', changed, confirmedAt)
    if (state === 'unsubscribed' && letter) await noteLeft(req, id, letter)
    return toOwn(changed)
  })
}

/** Lets letters come in another language. @param name as the language of the API is written */
export async function chooseLanguage(token: string, name: string, payload: Payload): Promise<OwnSubscription> {
  const { id, email, locale: before } = await findByToken(token, payload)
  const locale = LOCALES.find((one) => LOCALE_TABLE[one].cookieValue === name)
  if (!locale) throw new ContractError('invalid', 'There is no such language.', { locale: 'There is no such language.' })
  return inTransaction(payload, before, async (req) => {
    await lockFor(req, lockOf(email))
    return toOwn(await payload.update({ ...collection, id, data: { locale }, req }))
  })
}

/** Subscribing knows only the address before there is a row, so every change takes the lock by the address. */
export function lockOf(email: string): string {
  return `subscription ${email.toLowerCase()}`
}

async function findByToken(token: string, payload: Payload, req?: PayloadRequest): Promise<Subscription> {
  const id = fromToken('subscription', token)?.id
  const subscription = id ? await findSubscription(payload, { id: { equals: id } }, req) : undefined
  if (!subscription) throw new ContractError('notFound', 'This link does not belong to a subscription.')
  return subscription
}

export async function findSubscription(payload: Payload, where: Where, req?: PayloadRequest): Promise<Subscription | undefined> {
  const { docs } = await payload.find({ ...collection, where, limit: 1, pagination: false, req })
  return docs[0]
}
