import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { WritingDesk } from '@/components/ui/drawings/writing-desk'
import { pathTo } from '@/lib/site/routes'
import styles from './faq-contact.module.css'

export async function FaqContact() {
  const t = await getTranslations('FaqContact')
  return (
    <section aria-labelledby="ask">
      <div className={styles.inner}>
        <WritingDesk className={styles.desk} />
        <div className={styles.words}>
          <h2 id="ask" className={styles.title}>
            {t('title')}
          </h2>
          <p className={styles.text}>{t('text')}</p>
          <ButtonLink href={pathTo('connect')}>{t('action')}</ButtonLink>
        </div>
      </div>
    </section>
  )
}
