import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import type { Faq } from '@/lib/contract/faqs'
import { languageOf } from '@/lib/i18n/content-language'
import { pathTo } from '@/lib/site/routes'
import styles from './faq-section.module.css'

/** The first questions of an event, with the way to all of them; nothing when there are none. */
export async function FaqSection({ faqs, eventIdentifier }: { faqs: Faq[]; eventIdentifier: string }) {
  const t = await getTranslations('FaqSection')
  if (faqs.length === 0) return null
  return (
    <Section title={t('title')} more={{ href: pathTo('eventFaq', { eventIdentifier }), label: t('all') }}>
      <div className={styles.faqs}>
        {faqs.map((faq) => (
          <details key={faq._id} className={styles.faq}>
            <summary className={styles.question}>
              <h3 lang={languageOf(faq, 'question')}>{faq.question}</h3>
              <Icon name="chevron" size={24} />
            </summary>
            <Prose html={faq.answer} lang={languageOf(faq, 'answer')} className={styles.answer} />
          </details>
        ))}
      </div>
    </Section>
  )
}
