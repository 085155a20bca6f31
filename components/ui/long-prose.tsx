import { markBoldHeads } from '@/lib/site/text/html/bold-heads'
import styles from './long-prose.module.css'
import { Prose } from './prose'

interface LongProseProps {
  /** Sanitised HTML. */
  html: string
  /** Where it is not that of the page. */
  lang?: string
  className?: string
}

/** A text of many paragraphs, with headings and quotations. */
export function LongProse({ html, lang, className = '' }: LongProseProps) {
  return <Prose html={markBoldHeads(html)} lang={lang} size="long" className={`${styles.long} ${className}`} />
}
