import { getTranslations } from 'next-intl/server'
import { SocialLinks } from '@/components/ui/social-links'
import type { Contact } from '@/lib/contract/commons'
import { languageOf, type Translated } from '@/lib/i18n/content-language'
import { mailLink, phoneLink } from '@/lib/site/people/contact-links'
import styles from './contact-details.module.css'

export async function ContactDetails({ contact }: { contact: Translated<Contact> }) {
  const t = await getTranslations('ContactDetails')
  const { email, phone, address, socialLinks } = contact
  if (!email && !phone && !address && socialLinks.length === 0) return <p className={styles.empty}>{t('empty')}</p>
  return (
    <div className={styles.details}>
      <dl className={styles.list}>
        {email && (
          <div className={styles.detail}>
            <dt>{t('email')}</dt>
            <dd>
              <a href={mailLink(email)}>{email}</a>
            </dd>
          </div>
        )}
        {phone && (
          <div className={styles.detail}>
            <dt>{t('phone')}</dt>
            <dd>
              <a href={phoneLink(phone)}>{phone}</a>
            </dd>
          </div>
        )}
        {address && (
          <div className={styles.detail}>
            <dt>{t('address')}</dt>
            <dd lang={languageOf(contact, 'address')}>{address}</dd>
          </div>
        )}
      </dl>
      <SocialLinks links={socialLinks} label={t('socialNetworks')} />
    </div>
  )
}
