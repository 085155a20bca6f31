import { PrivacyNote } from '@/components/forms/privacy-note'
import { Heading } from '@/components/ui/layout/heading'
import { Lead } from '@/components/ui/layout/lead'
import { Media } from '@/components/ui/layout/media'
import { Stack } from '@/components/ui/layout/stack'
import type { Home } from '@/lib/contract/commons'
import { languageOf, type Translated } from '@/lib/i18n/content-language'
import styles from './subscribe-block.module.css'
import { SubscribeBlockForm } from './subscribe-block-form'

export function SubscribeBlock({ subscription }: { subscription: Translated<NonNullable<Home['subscription']>> }) {
  const { title, subtitle, image } = subscription
  return (
    <section className={styles.block} aria-label={title}>
      <Stack gap={6} width="page" className={styles.inner}>
        <Stack gap={4} className={styles.text}>
          <Heading as="h2" size="l" lang={languageOf(subscription, 'title')}>
            {title}
          </Heading>
          {subtitle && (
            <Lead isWide className={styles.subtitle} lang={languageOf(subscription, 'subtitle')}>
              {subtitle}
            </Lead>
          )}
          <SubscribeBlockForm />
          <PrivacyNote purpose="newsletter" />
        </Stack>
        {image && (
          <div className={styles.picture}>
            <Media shape="2" image={image} sizes="(width >= 60rem) 40rem, 100vw" className={styles.image} decorative />
            <span className={styles.thread} />
          </div>
        )}
      </Stack>
    </section>
  )
}
