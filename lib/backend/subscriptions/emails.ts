import type { PayloadRequest } from 'payload'
import { getTranslations } from '@/lib/i18n/translations'
import { refusal } from '../access/refusal'
import { queueEmail } from '../email/email-job'
import type { EmailKindOf } from '../email/email-kinds'
import { emailTexts, type EmailMessageKey } from '../email/email-texts'
import { readOrganisation } from '../email/organisation'
import { signedPath, type Linked } from '../email/signed-links'
import { siteLink } from '../email/site-link'
import { unsubscribeHeaders } from '../email/unsubscribe-headers'
import type { Subscription } from '../payload-types'

type SubscriptionEmailKind = EmailKindOf<'subscriptions'>

const SUBSCRIPTION_EMAILS: Record<SubscriptionEmailKind, { action: EmailMessageKey; reason: EmailMessageKey }> = {
  confirm: { action: 'confirmAction', reason: 'whyConfirm' },
  subscribeInvite: { action: 'confirmAction', reason: 'whySubscribeInvite' },
  welcome: { action: 'unsubscribeAction', reason: 'whyWelcome' },
}

/** What staff send again. */
const EMAIL_KIND_OF_STATE: Record<Subscription['state'], SubscriptionEmailKind | null> = { pending: 'confirm', confirmed: 'welcome', unsubscribed: null }

/**
 * Asks a subscriber to confirm, or welcomes one who has. Mail programs can unsubscribe from the welcome with one
 * click (RFC 8058).
 *
 * @param at when it is sent, in ISO 8601: the same kind of email is sent again when it is asked for again
 */
export async function queueSubscriptionEmail(
  req: PayloadRequest,
  kind: SubscriptionEmailKind,
  { id, email, locale, linkVersion }: Pick<Subscription, 'id' | 'email' | 'locale'> & Linked,
  at: string,
): Promise<void> {
  const t = getTranslations({ locale, namespace: 'Emails' })
  const path = signedPath('subscription', { id, linkVersion })
  const { action, reason } = SUBSCRIPTION_EMAILS[kind]
  const sender = await readOrganisation(req.payload, locale, req)
  await queueEmail(req, {
    // The identifier of a message holds no colon (RFC 5322, section 3.6.4).
    key: `subscription-${id}-${kind}-${at.replaceAll(/\D/g, '')}`,
    kind,
    about: `subscriptions:${id}`,
    to: email,
    sender,
    ...emailTexts(kind, locale, { site: sender.name }),
    action: { label: t(action), href: siteLink(path, locale) },
    closing: [t(reason)],
    ...(kind === 'welcome' && { headers: unsubscribeHeaders(path, locale) }),
  })
}

export async function resendSubscriptionEmail(req: PayloadRequest, subscription: Subscription): Promise<void> {
  const kind = EMAIL_KIND_OF_STATE[subscription.state]
  if (!kind) throw refusal('They have unsubscribed, so nothing was sent.', 422)
  await queueSubscriptionEmail(req, kind, subscription, new Date().toISOString())
}
