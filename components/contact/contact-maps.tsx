import { getTranslations } from 'next-intl/server'
import { LocatorMap } from '@/components/ui/maps/locator-map'
import { StreetMap } from '@/components/ui/maps/street-map'
import type { Contact } from '@/lib/contract/commons'
import type { Locale } from '@/lib/i18n/locales'
import styles from './contact-maps.module.css'

/** A map of the streets around the organisation, and one of the country. */
export async function ContactMaps({ contact, locale }: { contact: Contact; locale: Locale }) {
  const t = await getTranslations('ContactMaps')
  const { map, latitude, longitude, name } = contact
  const place = latitude !== null && longitude !== null ? { latitude, longitude } : null
  if (!map && !place) return null
  return (
    <div className={styles.maps}>
      {map && (
        <div className={styles.streets}>
          <StreetMap image={map} sizes="max(100vw, 56rem)" className={styles.plan} />
        </div>
      )}
      {place && (
        <div className={styles.inset}>
          <LocatorMap {...place} label={name || t('here')} locale={locale} />
        </div>
      )}
    </div>
  )
}
