import { getTranslations } from 'next-intl/server'
import { Section } from '@/components/ui/section'
import type { Faq } from '@/lib/contract/faqs'
import { pathTo } from '@/lib/site/routes'
import { FaqItem } from './faq-item'
import styles from './faq-section.module.css'

export async function FaqSection({ faqs, eventIdentifier }: { faqs: Faq[]; eventIdentifier: string }) {
  const t = await getTranslations('FaqSection')
  if (faqs.length === 0) return null
  return (
    <Section title={t('title')} heading="beside" more={{ href: pathTo('eventFaq', { eventIdentifier }), label: t('all') }}>
      <div className={styles.faqs}>
        {faqs.map((faq) => (
          <FaqItem key={faq._id} faq={faq} level={3} />
        ))}
      </div>
    </Section>
  )
}
