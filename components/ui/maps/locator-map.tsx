import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { countriesAround } from '@/lib/site/maps/atlas'
import { drawLocator, LOCATOR_SHEET } from '@/lib/site/maps/draw-locator'
import type { LabelledPlace } from '@/lib/site/maps/place-names'
import type { DrawnPoint } from '@/lib/site/maps/projection'
import { LocatorDrawing } from './locator-drawing'
import styles from './locator-map.module.css'

interface LocatorMapProps {
  /** Degrees of WGS 84. */
  latitude: number
  longitude: number
  label: string
  locale: Locale
  /** For orientation; those too far away or without room are left out. */
  places?: LabelledPlace[]
}

/** Drawn on the server: it loads nothing from other sites. */
export async function LocatorMap({ latitude, longitude, label, locale, places }: LocatorMapProps) {
  const [t, countries] = await Promise.all([
    getTranslations('LocatorMap'),
    countriesAround({ latitude, longitude }, LOCATOR_SHEET.kilometres),
  ])
  const { tag } = LOCALE_TABLE[locale]
  const regions = new Intl.DisplayNames(tag, { type: 'region' })
  const kilometres = new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilometer' })
  const map = drawLocator({ latitude, longitude, label }, countries, { places, nameOf: (code) => regions.of(code) })
  const around = { place: label, width: kilometres.format(LOCATOR_SHEET.kilometres) }
  const country = map.country && regions.of(map.country)
  return (
    <div className={styles.map} role="img" aria-label={country ? t('inCountry', { ...around, country }) : t('anywhere', around)}>
      <LocatorDrawing map={map} />
      {map.names.map(({ name, at, isHome }) => (
        <span key={name} className={`${styles.name} ${isHome ? styles.homeName : ''}`} style={toPosition(at)}>
          {name}
        </span>
      ))}
      {map.places.map(({ name, at, side }) => (
        <span key={name} className={`${styles.place} ${styles[side]}`} style={toPosition(at)}>
          {name}
        </span>
      ))}
      <span className={`${styles.label} ${styles[map.pin.side]}`} style={toPosition(map.pin.at)}>
        {label}
      </span>
      <span className={styles.scale} style={{ width: toShare(map.scale.length, LOCATOR_SHEET.width) }}>
        {kilometres.format(map.scale.kilometres)}
      </span>
    </div>
  )
}

/** In percent, since labels do not grow with the map. */
function toPosition([x, y]: DrawnPoint): CSSProperties {
  return { '--x': toShare(x, LOCATOR_SHEET.width), '--y': toShare(y, LOCATOR_SHEET.height) } as CSSProperties
}

function toShare(part: number, whole: number): string {
  return `${Math.round((part / whole) * 1000) / 10}%`
}
