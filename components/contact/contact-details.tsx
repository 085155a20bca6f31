import { getTranslations } from 'next-intl/server'
import { Facts } from '@/components/ui/layout/facts'
import { Stack } from '@/components/ui/layout/stack'
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
    <Stack gap={6} isTop className={styles.details}>
      <Facts
        className={styles.list}
        facts={[
          { label: t('email'), value: email && <a href={mailLink(email)}>{email}</a> },
          { label: t('phone'), value: phone && <a href={phoneLink(phone)}>{phone}</a> },
          { label: t('address'), value: address, valueLang: languageOf(contact, 'address') },
        ]}
      />
      <SocialLinks links={socialLinks} label={t('socialNetworks')} />
    </Stack>
  )
}
