import { keepTogether } from '@/lib/site/text/keep-together'
import styles from './prose.module.css'

interface ProseProps {
  /** Sanitised HTML. */
  html: string
  /** Where it is not that of the page. */
  lang?: string
  /** `text` for a few paragraphs, `lead` where the first one is larger, `story` for some of which the first one leads, `long` with quotations as large as in a story. */
  size?: keyof typeof SIZES
  className?: string
}

const SIZES = { text: '', lead: styles.lead, story: `${styles.story} ${styles.loudQuotes}`, long: styles.loudQuotes }

export function Prose({ html, lang, size = 'text', className = '' }: ProseProps) {
  if (!html) return null
  return <div className={`${styles.prose} ${SIZES[size]} ${className}`} lang={lang} dangerouslySetInnerHTML={{ __html: keepTogether(html) }} />
}
