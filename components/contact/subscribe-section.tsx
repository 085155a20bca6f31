import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { mailLink } from '@/lib/site/contact-links'
import { LetterSection } from './letter-section'

/** How to get on the mailing list; nothing while there is no address to ask. */
export async function SubscribeSection({ email }: { email: string }) {
  const t = await getTranslations('SubscribeSection')
  if (!email) return null
  return (
    <LetterSection id="subscribe" title={t('title')} tone="shade">
      <p>{t('intro')}</p>
      <p>{t('text')}</p>
      <ButtonLink href={mailLink(email, t('mailSubject'))}>{t('subscribeByMail')}</ButtonLink>
    </LetterSection>
  )
}
