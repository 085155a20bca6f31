import styles from './prose.module.css'

interface ProseProps {
  /** Sanitised HTML, as the contract hands it over. */
  html: string
  /** The language of the text where it is not that of the page. */
  lang?: string
  /** `article` for a text that is read from beginning to end, `text` for a few paragraphs. */
  size?: 'text' | 'article'
  className?: string
}

/** Rich text that staff wrote; nothing when there is none. */
export function Prose({ html, lang, size = 'text', className = '' }: ProseProps) {
  if (!html) return null
  const sized = size === 'article' ? `${styles.prose} ${styles.article}` : styles.prose
  return <div className={`${sized} ${className}`} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
