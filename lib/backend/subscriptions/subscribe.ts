import type { Payload, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { ContractError } from '@/lib/contract/errors'
import type { SubscriptionBodySchema, SUBSCRIPTION_STATES } from '@/lib/contract/subscriptions'
import type { Locale } from '@/lib/i18n/locales'
import { fromToken } from '../email/signed-links'
import { inTransaction, lockFor } from '../database/transaction'
import { getTranslations } from '@/lib/i18n/translations'
import { currentConsent } from '../submissions/consent'
import type { WriteAnswer, WriteContext } from '../submissions/visitor-write'
import { queueSubscriptionEmail } from './emails'

type State = (typeof SUBSCRIPTION_STATES)[number]

interface StoredSubscription {
  id: string
  email: string
  locale: Locale
  state: State
}

const shared = { collection: 'subscriptions', depth: 0 } as const

/**
 * Puts an address on the list once its owner confirms (double opt-in). The answer is the same whether the
 * address was known or not, so that nobody can find out who is on the list.
 */
export async function subscribe(body: z.infer<typeof SubscriptionBodySchema>, context: WriteContext): Promise<WriteAnswer> {
  const { payload, locale, where } = context
  const email = body.email.toLowerCase()
  await inTransaction(payload, locale, async (req) => {
    await lockFor(req, `subscription ${email}`)
    const known = await findOne(req, { email: { equals: email } })
    const consent = await currentConsent(req, where, locale)
    const data = { ...body, email, locale, consent }
    if (known?.state === 'confirmed') {
      await payload.update({ ...shared, id: known.id, data: { ...body, email }, req })
      return
    }
    const stored = known
      ? await payload.update({ ...shared, id: known.id, data: { ...data, state: 'pending' } as never, req })
      : await payload.create({ ...shared, data: { ...data, state: 'pending' } as never, req })
    await queueSubscriptionEmail(req, 'confirm', stored, consent.at.replace(/\D/g, ''))
  })
  return { status: 201, text: getTranslations({ locale, namespace: 'ApiAnswers' })('subscribed', { email }) }
}

/**
 * Tells where the subscription stands that a signed link opens.
 *
 * @throws ContractError `notFound` for a link that opens nothing
 */
export async function readOwnSubscription(token: string, payload: Payload): Promise<{ email: string; state: State }> {
  const { email, state } = await findByToken(token, payload)
  return { email, state }
}

/** Confirms a subscription, or ends it. Doing either twice changes nothing. */
export async function changeOwnSubscription(token: string, state: 'confirmed' | 'unsubscribed', payload: Payload) {
  const { id, locale } = await findByToken(token, payload)
  return inTransaction(payload, locale, async (req) => {
    await lockFor(req, `subscription ${id}`)
    const known = await findByToken(token, payload, req)
    if (known.state === state) return { email: known.email, state }
    const confirmedAt = state === 'confirmed' ? new Date().toISOString() : undefined
    await payload.update({ ...shared, id, data: { state, confirmedAt }, req })
    if (confirmedAt) await queueSubscriptionEmail(req, 'welcome', known, confirmedAt.replace(/\D/g, ''))
    return { email: known.email, state }
  })
}

async function findByToken(token: string, payload: Payload, req?: PayloadRequest): Promise<StoredSubscription> {
  const key = fromToken('subscription', token)
  const found = key ? await findOne(req ?? ({ payload } as PayloadRequest), { id: { equals: key } }) : undefined
  if (!found) throw new ContractError('notFound', 'This link opens no subscription.')
  return found
}

async function findOne(req: PayloadRequest, where: Record<string, { equals: string }>): Promise<StoredSubscription | undefined> {
  const { docs } = await req.payload.find({ ...shared, where, limit: 1, pagination: false, ...(req.transactionID && { req }) })
  return docs[0]
}
