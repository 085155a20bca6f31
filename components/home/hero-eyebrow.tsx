import { Fragment } from 'react'
import unseen from '@/components/ui/unseen.module.css'
import styles from './hero-eyebrow.module.css'

const SEPARATOR = ' · '

/** Parts in a row, with a dot between those that share a line: as text, one would stand at the end of a line. */
export function HeroEyebrow({ text, lang }: { text: string; lang?: string }) {
  const parts = text.split(SEPARATOR)
  return (
    <p className={parts.length > 1 ? styles.eyebrow : undefined} lang={lang}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <span className={unseen.unseen}>{SEPARATOR}</span>} <span className={styles.part}>{part}</span>
        </Fragment>
      ))}
    </p>
  )
}
