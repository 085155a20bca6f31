import styles from './prose.module.css'

interface ProseProps {
  /** Sanitised HTML, as the contract hands it over. */
  html: string
  /** The language of the text where it is not that of the page. */
  lang?: string
  className?: string
}

/** Rich text that staff wrote; nothing when there is none. */
export function Prose({ html, lang, className = '' }: ProseProps) {
  if (!html) return null
  return <div className={`${styles.prose} ${className}`} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
