import type { PayloadRequest } from 'payload'
import { LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { env } from '@/lib/env'
import { toMail } from '../letters/letter'
import { readOrganisation } from '../letters/sender'
import { queueMail } from '../mail/queue'
import { toToken } from '../signed-links'
import { getTranslations } from '../translations'

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
export async function writeToSubscriber(
  req: PayloadRequest,
  kind: 'confirm' | 'welcome',
  { id, email, locale }: Subscriber,
  round: string,
): Promise<void> {
  const t = getTranslations({ locale, namespace: 'Letters' })
  const path = `/subscription/${toToken('subscription', id)}`
  const href = `${env().SITE_URL}${path}?lang=${LOCALE_TABLE[locale].cookieValue}`
  const isConfirm = kind === 'confirm'
  const mail = toMail(
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
  await queueMail(req, `subscription-${id}-${kind}-${round}`, isConfirm ? mail : { ...mail, headers })
}
