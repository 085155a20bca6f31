import { createHash, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { APIError, type Payload, type PayloadRequest, type Where } from 'payload'
import type { z } from 'zod'
import { ContractError } from '@/lib/contract/errors'
import type { ResetPasswordBodySchema } from '@/lib/contract/users'
import type { Locale } from '@/lib/i18n/locales'
import { RESET_LINK_DURATION } from '@/lib/site/constants'
import { pathTo } from '@/lib/site/routes'
import { hasRoom } from '../access/rate-limits'
import { queueEmail } from '../email/email-job'
import { readOrganisation } from '../email/organisation'
import { siteLink } from '../email/site-link'
import { inPasswordQueue } from './password-checks'
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
    if (!(await hasActiveAccount(email, req)) || !(await mayGetLink(email, address))) return
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
      expiration: RESET_LINK_DURATION,
      req,
    })
    if (!token) return
    const hashed = { resetPasswordToken: hashOf(token) }
    await payload.db.updateOne({ collection: 'users', where: { resetPasswordToken: { equals: token } }, data: hashed, req, returning: false })
    const t = getTranslations({ locale, namespace: 'ResetEmail' })
    await queueEmail(req, {
      // A hash, because the key names a file and stands in logs.
      key: `password-${hashOf(token).slice(0, 24)}`,
      to: email,
      isConfidential: true,
      sender: await readOrganisation(payload, locale, req),
      subject: t('subject'),
      heading: t('heading'),
      paragraphs: [t('text')],
      action: { label: t('action'), href: siteLink(pathTo('resetPassword', { token }), locale) },
      closing: [t('why')],
    })
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

/** Reading the database must not be enough to use an open link. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

async function hasActiveAccount(email: string, req: PayloadRequest): Promise<boolean> {
  const where: Where = { and: [{ email: { equals: email.toLowerCase().trim() } }, { isActivated: { not_equals: false } }] }
  const { totalDocs } = await req.payload.count({ collection: 'users', where, req })
  return totalDocs > 0
}

/**
 * Ends all sessions of the account and lifts a lock.
 *
 * @throws ContractError `invalid` for a link that was used, is too old, or was never sent
 */
export async function resetPassword(payload: Payload, body: z.infer<typeof ResetPasswordBodySchema>, locale: Locale): Promise<void> {
  await inPasswordQueue(() => inTransaction(payload, locale, (req) => storePassword(req, body, locale)))
}

async function storePassword(req: PayloadRequest, { token, password }: z.infer<typeof ResetPasswordBodySchema>, locale: Locale): Promise<void> {
  try {
    Object.assign(req.context, PASSWORD_RESET)
    const claim = await claimLink(req, token)
    const { user } = await req.payload.resetPassword({ collection: 'users', data: { token: claim, password }, overrideAccess: true, req })
    // The CMS begins a session by itself.
    await req.payload.db.updateOne({ collection: 'users', id: String(user.id), data: { sessions: [] }, req, returning: false })
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
