import { useLocale } from 'next-intl'
import type { Figure } from '@/lib/contract/fields/figures'
import type { Locale } from '@/lib/i18n/locales'
import { formatCount } from '@/lib/site/text/fill-text'
import { DotField, MOST_DOTS } from './dot-field'
import styles from './figures.module.css'
import { Stack } from './layout/stack'

interface FiguresProps {
  figures: Figure[]
  lang?: string
  /** Whether what can be counted at a glance is drawn as well. */
  hasDots?: boolean
}

export function Figures({ figures, lang, hasDots = false }: FiguresProps) {
  const locale = useLocale()
  if (figures.length === 0) return null
  return (
    <Stack as="dl" gap={5} row={6} className={styles.figures} lang={lang}>
      {figures.map(({ value, label }) => (
        <div key={`${value} ${label}`} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{toText(value, locale)}</dd>
          {hasDots && isCountable(value) && (
            <dd className={styles.dots} aria-hidden="true">
              <DotField count={Number(value)} />
            </dd>
          )}
        </div>
      ))}
    </Stack>
  )
}

function isCountable(value: string): boolean {
  return /^\d{1,4}$/.test(value) && Number(value) > 0 && Number(value) <= MOST_DOTS
}

/** Groups the digits of a whole number as the language does; anything else, such as "200+", stays as it is. */
function toText(value: string, locale: Locale): string {
  return /^\d{1,15}$/.test(value) ? formatCount(Number(value), locale) : value
}
