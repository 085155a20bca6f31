import styles from './separated-text.module.css'

/** How staff separate the parts of a line. */
const SEPARATOR = ' · '

/** A line of parts that each stay whole; where one begins a new row, no separator is left at its edge. */
export function SeparatedText({ text, lang }: { text: string; lang?: string }) {
  return (
    <p className={styles.parts} lang={lang}>
      {text.split(SEPARATOR).map((part, index) => (
        <span key={index}>
          {index > 0 && <span className={styles.separator}>{SEPARATOR}</span>}
          {part}
        </span>
      ))}
    </p>
  )
}
