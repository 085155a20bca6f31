import styles from './prose.module.css'

interface ProseProps {
  /** Sanitised HTML. */
  html: string
  /** Where it is not that of the page. */
  lang?: string
  /** `article` for a long text, `text` for a few paragraphs. */
  size?: 'text' | 'article'
  className?: string
}

export function Prose({ html, lang, size = 'text', className = '' }: ProseProps) {
  if (!html) return null
  const sized = size === 'article' ? `${styles.prose} ${styles.article}` : styles.prose
  return <div className={`${sized} ${className}`} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
