import { LanguageNote } from '@/components/ui/language-note'
import { LongProse } from '@/components/ui/long-prose'
import type { Newsletter } from '@/lib/contract/newsletters'
import { languageOf } from '@/lib/i18n/content-language'
import styles from './newsletter-body.module.css'

export function NewsletterBody({ newsletter }: { newsletter: Newsletter }) {
  const lang = languageOf(newsletter, 'body')
  return (
    <div className={styles.body}>
      <LanguageNote lang={lang} />
      <LongProse html={newsletter.body.replaceAll('<img ', '<img loading="lazy" ')} lang={lang} className={styles.text} />
    </div>
  )
}
