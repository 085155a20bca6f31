import { Stack } from '@/components/ui/layout/stack'
import { MapLinks } from '@/components/ui/maps/map-links'
import type { Contact } from '@/lib/contract/commons'
import type { Translated } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { ContactDetails } from './contact-details'
import { ContactMaps } from './contact-maps'
import styles from './contact-section.module.css'

/** The maps of the organisation's place, above its contact details. */
export function ContactSection({ contact, locale }: { contact: Translated<Contact>; locale: Locale }) {
  const { latitude, longitude } = contact
  return (
    <div>
      <ContactMaps contact={contact} locale={locale} />
      <Stack gap="page" row={5} className={styles.details}>
        <ContactDetails contact={contact} />
        {latitude !== null && longitude !== null && <MapLinks latitude={latitude} longitude={longitude} />}
      </Stack>
    </div>
  )
}
