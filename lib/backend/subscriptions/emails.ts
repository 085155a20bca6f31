import type { PayloadRequest } from 'payload'
import { LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { env } from '@/lib/env'
import { toEmail } from '../email/email-layout'
import { readOrganisation } from '../email/sender'
import { queueEmail } from '../email/email-queue'
import { toToken } from '../email/signed-links'
import { getTranslations } from '@/lib/i18n/translations'

/** A subscriber to write to. */
interface Subscriber {
  id: string
  email: string
  locale: Locale
}

/**
 * Asks a subscriber to confirm, or welcomes one who has. The welcome can be answered with one click to
 * leave the list (RFC 8058).
 *
 * @param round tells letters of the same kind apart, so that a second one is sent when it is asked for
 */
export async function queueSubscriptionEmail(
  req: PayloadRequest,
  kind: 'confirm' | 'welcome',
  { id, email, locale }: Subscriber,
  round: string,
): Promise<void> {
  const t = getTranslations({ locale, namespace: 'Emails' })
  const path = `/subscription/${toToken('subscription', id)}`
  const href = `${env().SITE_URL}${path}?lang=${LOCALE_TABLE[locale].cookieValue}`
  const isConfirm = kind === 'confirm'
  const mail = toEmail(
    email,
    {
      subject: t(isConfirm ? 'confirmSubject' : 'welcomeSubject'),
      heading: t(isConfirm ? 'confirmHeading' : 'welcomeHeading'),
      paragraphs: [t(isConfirm ? 'confirmText' : 'welcomeText')],
      action: { label: t(isConfirm ? 'confirmAction' : 'unsubscribeAction'), href },
      closing: [t(isConfirm ? 'whyConfirm' : 'whyWelcome')],
    },
    await readOrganisation(req.payload, locale, req),
  )
  const headers = {
    'List-Unsubscribe': `<${env().SITE_URL}${path}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  await queueEmail(req, `subscription-${id}-${kind}-${round}`, isConfirm ? mail : { ...mail, headers })
}
