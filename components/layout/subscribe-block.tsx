import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { getCommonData } from '@/lib/content/commons'
import type { Home } from '@/lib/contract/commons'
import { languageOf, type Translated } from '@/lib/i18n/content-language'
import { pageLocale } from '@/lib/i18n/page-locale'
import { mailLink } from '@/lib/site/contact-links'
import styles from './subscribe-block.module.css'

/** The invitation to hear of the events by mail. */
export async function SubscribeBlock({ subscription }: { subscription: Translated<NonNullable<Home['subscription']>> }) {
  const { title, subtitle, image } = subscription
  const locale = await pageLocale()
  const [t, { contact }] = await Promise.all([getTranslations('SubscribeBlock'), getCommonData(locale)])
  return (
    <section className={styles.block} aria-label={title}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <h2 className={styles.title} lang={languageOf(subscription, 'title')}>
            {title}
          </h2>
          {subtitle && (
            <p className={styles.subtitle} lang={languageOf(subscription, 'subtitle')}>
              {subtitle}
            </p>
          )}
          {contact.email && (
            <a className={styles.action} href={mailLink(contact.email, t('mailSubject'))}>
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
