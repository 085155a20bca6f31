import type { Figure } from '@/lib/contract/fields/figures'
import styles from './figures.module.css'

export function Figures({ figures, lang }: { figures: Figure[]; lang?: string }) {
  if (figures.length === 0) return null
  return (
    <dl className={styles.figures} lang={lang}>
      {figures.map(({ value, label }) => (
        <div key={`${value} ${label}`} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{withoutBreaks(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Keeps a number such as "1 900" on one line. */
function withoutBreaks(value: string): string {
  return value.replace(/(?<=\d) (?=\d)/g, '\u00a0')
}
