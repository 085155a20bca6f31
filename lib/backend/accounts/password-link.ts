import { createHash, randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { INVITATION_DURATION, RESET_LINK_DURATION } from '@/lib/site/constants'
import { pathTo } from '@/lib/site/routes'
import { queueEmail, type Email } from '../email/email-job'
import { emailTexts } from '../email/email-texts'
import { readOrganisation } from '../email/organisation'
import { siteLink } from '../email/site-link'
import type { User } from '../payload-types'

const TOKEN_BYTES = 20

/** Reading the database must not be enough to use an open link. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * Emails a link to choose a password, which ends the one before: an invitation to whoever has not chosen one yet, in the
 * language of the account.
 */
export async function emailPasswordLink(req: PayloadRequest, account: User, locale: Locale = account.language ?? DEFAULT_LOCALE): Promise<void> {
  const token = await openPasswordLink(req, account)
  const isInvitation = Boolean(account.invitedAt)
  await queueEmail(req, {
    // A hash, because the key names a file and stands in logs.
    key: `password-${hashOf(token).slice(0, 24)}`,
    kind: isInvitation ? 'accountInvitation' : 'passwordReset',
    to: account.email,
    isConfidential: true,
    ...(isInvitation ? await invitation(req, account, token, account.language ?? DEFAULT_LOCALE) : await reset(req, token, locale)),
  })
}

/** Ends the link before. @returns the token of the new one, which stands in no database */
async function openPasswordLink(req: PayloadRequest, { id, invitedAt }: User): Promise<string> {
  const now = Date.now()
  const token = randomBytes(TOKEN_BYTES).toString('hex')
  const data = {
    resetPasswordToken: hashOf(token),
    resetPasswordExpiration: new Date(now + (invitedAt ? INVITATION_DURATION : RESET_LINK_DURATION)).toISOString(),
    ...(invitedAt && { invitedAt: new Date(now).toISOString() }),
  }
  await req.payload.db.updateOne({ collection: 'users', id, data, req, returning: false })
  return token
}

/** The path of the page on which whoever was invited chooses a password, by a new link. */
export async function openInvitation(req: PayloadRequest, account: User): Promise<string> {
  return invitationPath(await openPasswordLink(req, account))
}

function invitationPath(token: string): string {
  return `${pathTo('resetPassword', { token })}?invited=1`
}

type Content = Pick<Email, 'sender' | 'subject' | 'heading' | 'paragraphs' | 'action' | 'closing'>

async function reset(req: PayloadRequest, token: string, locale: Locale): Promise<Content> {
  const t = getTranslations({ locale, namespace: 'Emails' })
  return {
    sender: await readOrganisation(req.payload, locale, req),
    ...emailTexts('passwordReset', locale),
    action: { label: t('passwordResetAction'), href: siteLink(pathTo('resetPassword', { token }), locale) },
    closing: [t('whyPasswordReset')],
  }
}

async function invitation(req: PayloadRequest, { name, email }: User, token: string, locale: Locale): Promise<Content> {
  const t = getTranslations({ locale, namespace: 'Emails' })
  const sender = await readOrganisation(req.payload, locale, req)
  return {
    sender,
    ...emailTexts('accountInvitation', locale, { organisation: sender.name, account: name || email, email }),
    action: { label: t('accountInvitationAction'), href: siteLink(invitationPath(token), locale) },
    closing: [t('whyAccountInvitation')],
  }
}
