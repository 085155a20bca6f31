import type { Contact } from '@/lib/contract/commons'
import type { Translated } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { ContactDetails } from './contact-details'
import { ContactMaps } from './contact-maps'
import styles from './contact-section.module.css'

/** How to reach the organisation, beside where it is. */
export function ContactSection({ contact, locale }: { contact: Translated<Contact>; locale: Locale }) {
  return (
    <div className={styles.contact}>
      <ContactDetails contact={contact} />
      <ContactMaps contact={contact} locale={locale} />
    </div>
  )
}
