import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { Prose } from '@/components/ui/prose'
import type { Faq } from '@/lib/contract/faqs'
import { languageOf } from '@/lib/i18n/content-language'
import styles from './faq-item.module.css'

interface FaqItemProps {
  faq: Faq
  /** Of its heading. */
  level: 3 | 4
  /** `none` hides the question, `answer` opens it. */
  match?: 'none' | 'question' | 'answer'
  /** Whether it has a fragment on this screen, and a link to copy its address. */
  isLinked?: boolean
  /** Whether its answer is shown from the start. */
  isOpen?: boolean
}

export async function FaqItem({ faq, level, match = 'question', isLinked = false, isOpen = false }: FaqItemProps) {
  const t = await getTranslations('FaqItem')
  const Heading = `h${level}` as const
  const id = `faq-${faq._id}`
  return (
    <div className={styles.item} data-faq hidden={match === 'none'}>
      <details
        id={isLinked ? id : undefined}
        className={styles.details}
        open={isOpen || match === 'answer'}
        data-opened-by-search={match === 'answer' ? '' : undefined}
      >
        <summary className={isLinked ? `${styles.question} ${styles.linked}` : styles.question}>
          <Heading id={isLinked ? `${id}-question` : undefined} className={styles.title} lang={languageOf(faq, 'question')}>
            {faq.question}
          </Heading>
          <Icon name="chevron" size={24} />
        </summary>
        <Prose html={faq.answer} lang={languageOf(faq, 'answer')} className={styles.answer} />
      </details>
      {isLinked && (
        <a href={`#${id}`} className={styles.link} data-no-print="" aria-label={t('link')} aria-describedby={`${id}-question`}>
          <Icon name="link" />
        </a>
      )}
    </div>
  )
}
