import type { CSSProperties } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { placeCountryLabels } from '@/lib/site/maps/country-labels'
import { COUNTRIES_SHEET, drawCountries } from '@/lib/site/maps/draw-countries'
import styles from './country-map.module.css'

interface CountryMapProps {
  /** Where each leads; `value` is its code (ISO 3166-1 alpha-2). */
  countries: { value: string; label: string; href: string }[]
  chosen?: string
  label: string
}

const { width, height } = COUNTRIES_SHEET
const VIEW_BOX = `0 0 ${width} ${height}`

/** A map drawn on the server, each of whose countries is a link; nothing where there is no choice. */
export async function CountryMap({ countries, chosen, label }: CountryMapProps) {
  const names = new Map(countries.map((country) => [country.value, country.label]))
  const map = await drawCountries([...names.keys()])
  if (map.countries.length < 2) return null
  const labels = new Map(placeCountryLabels(map, (code) => names.get(code) ?? code).map((place) => [place.code, place]))
  const paths = new Map(map.countries.map(({ code, path }) => [code, path]))
  return (
    <nav className={styles.map} data-no-print="" aria-label={label}>
      <svg viewBox={VIEW_BOX} className={styles.sheet} aria-hidden="true" focusable="false">
        <path d={map.land} className={styles.land} />
      </svg>
      <ul>
        {countries.map(({ value, label: name, href }) => {
          const place = labels.get(value)
          if (!place) return null
          return (
            <li key={value}>
              <Link href={href} scroll={false} className={styles.country} data-country={value} aria-current={value === chosen ? 'true' : undefined}>
                <svg viewBox={VIEW_BOX} className={styles.sheet} aria-hidden="true" focusable="false">
                  <path d={paths.get(value)} className={styles.shape} />
                  {place.leader && <path d={`M${place.leader.join('L')}`} className={styles.leader} />}
                  {place.dot && <circle cx={place.dot[0]} cy={place.dot[1]} r={7} className={styles.shape} />}
                </svg>
                <span className={`${styles.name} ${place.hasRoom ? '' : styles.hidden}`} style={toPosition(place.at)}>
                  {name}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** In percent, since names do not grow with the map. */
function toPosition([x, y]: readonly [number, number]): CSSProperties {
  return { left: toShare(x, width), top: toShare(y, height) }
}

function toShare(part: number, whole: number): string {
  return `${Math.round((part / whole) * 1000) / 10}%`
}
