import { useLocale } from 'next-intl'
import type { Figure } from '@/lib/contract/fields/figures'
import { LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import styles from './figures.module.css'

export function Figures({ figures, lang }: { figures: Figure[]; lang?: string }) {
  const locale = useLocale()
  if (figures.length === 0) return null
  return (
    <dl className={styles.figures} lang={lang}>
      {figures.map(({ value, label }) => (
        <div key={`${value} ${label}`} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{toText(value, locale)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Groups the digits of a whole number as the language does; anything else, such as "200+", stays as it is. */
function toText(value: string, locale: Locale): string {
  return /^\d{1,15}$/.test(value) ? Number(value).toLocaleString(LOCALE_TABLE[locale].tag) : value
}
