import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { getCommonData } from '@/lib/content/commons'
import type { Home } from '@/lib/contract/commons'
import { pageLocale } from '@/lib/i18n/page-locale'
import styles from './subscribe-block.module.css'

/** The invitation to hear of the events by mail. */
export async function SubscribeBlock({ title, subtitle, image }: NonNullable<Home['subscription']>) {
  const locale = await pageLocale()
  const [t, { contact }] = await Promise.all([getTranslations('SubscribeBlock'), getCommonData(locale)])
  return (
    <section className={styles.block} aria-label={title}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.subtitle}>{subtitle}</p>
          {contact.email && (
            <a className={styles.action} href={`mailto:${contact.email}?subject=${encodeURIComponent(t('mailSubject'))}`}>
              {t('subscribeByMail')}
              <Icon name="arrow" />
            </a>
          )}
        </div>
        {image && <Picture image={image} sizes="(width >= 60rem) 40rem, 100vw" className={styles.image} decorative />}
      </div>
    </section>
  )
}
