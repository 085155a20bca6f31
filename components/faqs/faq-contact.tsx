import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { WritingDesk } from '@/components/ui/drawings/writing-desk'
import { Cluster } from '@/components/ui/layout/cluster'
import { Heading } from '@/components/ui/layout/heading'
import { pathTo } from '@/lib/site/routes'
import styles from './faq-contact.module.css'

export async function FaqContact() {
  const t = await getTranslations('FaqContact')
  return (
    <section aria-labelledby="ask">
      <Cluster gap={7} row={5} align="center" width="page" className={styles.inner} data-no-print="">
        <WritingDesk className={styles.desk} />
        <div className={styles.words}>
          <Heading as="h2" size="m" id="ask">
            {t('title')}
          </Heading>
          <p className={styles.text}>{t('text')}</p>
          <ButtonLink href={pathTo('connect')}>{t('action')}</ButtonLink>
        </div>
      </Cluster>
    </section>
  )
}
