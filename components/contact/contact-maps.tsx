import { getTranslations } from 'next-intl/server'
import { LocatorMap } from '@/components/ui/maps/locator-map'
import { MapLinks } from '@/components/ui/maps/map-links'
import { Picture } from '@/components/ui/pictures/picture'
import type { Contact } from '@/lib/contract/commons'
import type { Locale } from '@/lib/i18n/locales'
import styles from './contact-maps.module.css'

/** The streets around the organisation, and where that is in the country. */
export async function ContactMaps({ contact, locale }: { contact: Contact; locale: Locale }) {
  const t = await getTranslations('ContactMaps')
  const { map, latitude, longitude, name } = contact
  const place = latitude !== null && longitude !== null ? { latitude, longitude } : null
  if (!map && !place) return null
  return (
    <div className={styles.maps}>
      {map && <Picture image={map} sizes="(width >= 84rem) 48rem, (width >= 60rem) 56vw, 92vw" className={styles.plan} />}
      {place && (
        <div className={`${styles.place} ${map ? styles.below : ''}`}>
          <LocatorMap {...place} label={name || t('here')} locale={locale} />
          <MapLinks {...place} />
        </div>
      )}
    </div>
  )
}
