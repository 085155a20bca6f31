import { markBoldHeads } from '@/lib/site/text/bold-heads'
import styles from './prose.module.css'

interface ProseProps {
  /** Sanitised HTML. */
  html: string
  /** Where it is not that of the page. */
  lang?: string
  /** `article` for a long text, `text` for a few paragraphs, `story` for some of which the first one leads. */
  size?: 'text' | 'story' | 'article'
  className?: string
}

export function Prose({ html, lang, size = 'text', className = '' }: ProseProps) {
  if (!html) return null
  return <div className={`${styles.prose} ${styles[size] ?? ''} ${className}`} lang={lang} dangerouslySetInnerHTML={{ __html: size === 'article' ? markBoldHeads(html) : html }} />
}
