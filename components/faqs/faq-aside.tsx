import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { Cluster } from '@/components/ui/layout/cluster'
import { Heading } from '@/components/ui/layout/heading'
import type { Faq } from '@/lib/contract/faqs'
import { Link } from '@/lib/i18n/navigation'
import { pathTo } from '@/lib/site/routes'
import styles from './faq-aside.module.css'
import { FaqItem } from './faq-item'

/** A few questions beside something else. */
export async function FaqAside({ faqs, eventIdentifier }: { faqs: Faq[]; eventIdentifier: string }) {
  const t = await getTranslations('FaqSection')
  if (faqs.length === 0) return null
  return (
    <section aria-labelledby="good-to-know">
      <Heading as="h2" size="s" id="good-to-know" className={styles.title}>
        {t('title')}
      </Heading>
      {faqs.map((faq) => (
        <FaqItem key={faq._id} faq={faq} level={3} />
      ))}
      <Cluster as={Link} gap={2} isOneRow align="center" href={pathTo('eventFaq', { eventIdentifier })} className={styles.more} data-quiet="">
        {t('all')}
        <Icon name="arrow" />
      </Cluster>
    </section>
  )
}
