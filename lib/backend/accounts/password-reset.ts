import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { APIError, type Payload, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import { ContractError } from '@/lib/contract/errors'
import type { ResetPasswordBodySchema } from '@/lib/contract/users'
import type { Locale } from '@/lib/i18n/locales'
import { hasRoom } from '../submissions/rate-limits'
import type { User } from '../payload-types'
import { isDeactivated } from './deactivation'
import { inPasswordQueue } from './password-checks'
import { emailPasswordLink, hashOf } from './password-link'
import { forgetFailedSignIns, type SignInSource } from './sign-in-source'
import { changeAccount } from './second-factor/change-account'
import { PASSWORD_RESET } from './second-factor/require-code'
import { runStatement, sql } from '../database/statement'
import { inTransaction } from '../database/transaction'
import { getTranslations } from '@/lib/i18n/translations'

/** The shortest time to the answer, in milliseconds: longer than queueing an email takes. */
const MIN_ANSWER_TIME = 400

const REFUSED = [400, 403]

interface ResetRequest {
  email: string
  /** The client address of the request. */
  address: string
}

/**
 * Emails a link to choose a new password, when there is such an account that is not deactivated. The answer, and the time to it, do not
 * tell whether there is.
 */
export async function requestPasswordReset(payload: Payload, { email, address }: ResetRequest, locale: Locale): Promise<void> {
  const minAnswerTime = setTimeout(MIN_ANSWER_TIME)
  await inTransaction(payload, locale, async (req) => {
    const account = await findAccount(email, req)
    if (account && !isDeactivated(account) && (await mayGetLink(email, address))) await emailPasswordLink(req, account, locale)
  })
  await minAnswerTime
}

/**
 * A new link ends the one before: strangers who ask again and again must not end what its owner is about to open. Nor may they
 * keep its owner out: requests over the limit of one address do not count for the account, whose own limits end before a link does.
 */
async function mayGetLink(email: string, address: string): Promise<boolean> {
  const account = email.toLowerCase().trim()
  const source = `${account} ${address}`
  if (!(await hasRoom('resetLinksPerAddress', source)) || !(await hasRoom('resetLinksPerAddressADay', source))) return false
  if (!(await hasRoom('resetLinks', account))) return false
  return (await hasRoom('resetLinksADay', account)) || (await hasRoom('resetLinksAnHour', account))
}

function findAccount(email: string, req: PayloadRequest): Promise<User | null> {
  return req.payload.db.findOne<User>({ collection: 'users', where: { email: { equals: email.toLowerCase().trim() } }, req })
}

/**
 * Ends all sessions of the account and lifts a lock.
 *
 * @returns the address of the account
 * @throws ContractError `invalid` for a link that was used, is too old, or was never sent
 */
export async function resetPassword(payload: Payload, body: z.infer<typeof ResetPasswordBodySchema>, source: SignInSource, locale: Locale): Promise<string> {
  const email = await inPasswordQueue(source, () => inTransaction(payload, locale, (req) => storePassword(req, body, locale)))
  await forgetFailedSignIns('password', email, source)
  return email
}

async function storePassword(req: PayloadRequest, { token, password }: z.infer<typeof ResetPasswordBodySchema>, locale: Locale): Promise<string> {
  try {
    Object.assign(req.context, PASSWORD_RESET)
    const claim = await claimLink(req, token)
    const { user } = await req.payload.resetPassword({ collection: 'users', data: { token: claim, password }, overrideAccess: true, req })
    // The CMS begins a session by itself.
    await changeAccount(req, String(user.id), { sessions: [], invitedAt: null })
    return String(user.email)
  } catch (error) {
    if (!(error instanceof APIError) || !REFUSED.includes(error.status)) throw error
    const message = getTranslations({ locale, namespace: 'ApiErrors' })('resetLinkOver')
    throw new ContractError('invalid', message, { token: message })
  }
}

/** Takes a link from whoever else opens it meanwhile. The CMS reads it first and ends it later. @returns what stands for it in this transaction */
async function claimLink(req: PayloadRequest, token: string): Promise<string> {
  const claim = hashOf(randomUUID())
  await runStatement(req.payload, sql`update users set reset_password_token = ${claim} where reset_password_token = ${hashOf(token)}`, req)
  return claim
}
