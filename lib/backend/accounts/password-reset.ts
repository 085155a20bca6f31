import { createHash } from 'node:crypto'
import { APIError, type Payload } from 'payload'
import type { z } from 'zod'
import { ContractError } from '@/lib/contract/errors'
import type { ResetPasswordBodySchema } from '@/lib/contract/users'
import { LOCALE_PARAMETER, LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { RESET_LINK_DURATION } from '@/lib/site/constants'
import { pathTo } from '@/lib/site/routes'
import { env } from '@/lib/env'
import { toEmail } from '../email/email-layout'
import { readOrganisation } from '../email/sender'
import { queueEmail } from '../email/email-queue'
import { inTransaction } from '../database/transaction'
import { getTranslations } from '@/lib/i18n/translations'

/** How long every answer takes at least, in milliseconds: longer than a letter takes to write. */
const ANSWER_TIME = 400

const REFUSED = [400, 403]

/**
 * Sends a letter by which a forgotten password can be replaced, when there is such an account. Nobody can
 * tell from the outside whether there is.
 */
export async function requestPasswordReset(payload: Payload, email: string, locale: Locale): Promise<void> {
  const pause = new Promise((resolve) => setTimeout(resolve, ANSWER_TIME))
  await inTransaction(payload, locale, async (req) => {
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
      expiration: RESET_LINK_DURATION,
      req,
    })
    if (!token) return
    const t = getTranslations({ locale, namespace: 'ResetEmail' })
    const href = `${env().SITE_URL}${pathTo('resetPassword', { token })}?${LOCALE_PARAMETER}=${LOCALE_TABLE[locale].cookieValue}`
    const mail = toEmail(
      email,
      {
        subject: t('subject'),
        heading: t('heading'),
        paragraphs: [t('text')],
        action: { label: t('action'), href },
        closing: [t('why')],
      },
      await readOrganisation(payload, locale, req),
    )
    // The key names a file and stands in logs, so it must not be the token itself.
    await queueEmail(req, `password-${createHash('sha256').update(token).digest('hex').slice(0, 24)}`, mail)
  })
  await pause
}

/**
 * Sets the new password that somebody chose by the link of such a letter. All sessions of the account end, and
 * a lock is lifted: whoever can read the letter is who they say they are.
 *
 * @throws ContractError `invalid` for a link that was used, is too old, or was never sent
 */
export async function resetPassword(payload: Payload, { token, password }: z.infer<typeof ResetPasswordBodySchema>, locale: Locale): Promise<void> {
  await inTransaction(payload, locale, async (req) => {
    try {
      const { user } = await payload.resetPassword({ collection: 'users', data: { token, password }, overrideAccess: true, req })
      // The CMS begins a session by itself; whoever has the new password signs in with it.
      await payload.db.updateOne({ collection: 'users', id: String(user.id), data: { sessions: [] }, req, returning: false })
    } catch (error) {
      if (!(error instanceof APIError) || !REFUSED.includes(error.status)) throw error
      const message = getTranslations({ locale, namespace: 'ApiErrors' })('resetLinkOver')
      throw new ContractError('invalid', message, { token: message })
    }
  })
}
