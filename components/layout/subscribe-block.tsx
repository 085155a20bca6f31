import { PrivacyNote } from '@/components/forms/privacy-note'
import { Picture } from '@/components/ui/pictures/picture'
import type { Home } from '@/lib/contract/commons'
import { languageOf, type Translated } from '@/lib/i18n/content-language'
import styles from './subscribe-block.module.css'
import { SubscribeBlockForm } from './subscribe-block-form'

export function SubscribeBlock({ subscription }: { subscription: Translated<NonNullable<Home['subscription']>> }) {
  const { title, subtitle, image } = subscription
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
          <SubscribeBlockForm />
          <PrivacyNote purpose="newsletter" />
        </div>
        {image && (
          <div className={styles.picture}>
            <Picture image={image} sizes="(width >= 60rem) 40rem, 100vw" className={styles.image} decorative />
            <span className={styles.thread} />
          </div>
        )}
      </div>
    </section>
  )
}
