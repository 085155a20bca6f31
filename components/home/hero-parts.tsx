import { Fragment } from 'react'
import unseen from '@/components/ui/unseen.module.css'
import styles from './hero-parts.module.css'

/** Separates the parts where they are one text. */
export const SEPARATOR = ' · '

interface HeroPartsProps {
  parts: { text: string; lang?: string }[]
  lang?: string
}

/** Parts in a row, with a dot between those that share a line: as text, one would stand at the end of a line. */
export function HeroParts({ parts, lang }: HeroPartsProps) {
  return (
    <p className={parts.length > 1 ? styles.eyebrow : undefined} lang={lang}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <span className={unseen.unseen}>{SEPARATOR}</span>} <span className={styles.part} lang={part.lang}>{part.text}</span>
        </Fragment>
      ))}
    </p>
  )
}
