import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import type { Event } from '@/lib/contract/events'
import { isPlaceKnown } from '@/lib/site/events/explore'
import { pathTo } from '@/lib/site/routes'
import styles from './explore-empty.module.css'

/** Shown in place of the sections while nothing is known of the venue. */
export async function ExploreEmpty({ event }: { event: Event }) {
  const t = await getTranslations('ExploreEmpty')
  if (isPlaceKnown(event)) return null
  const params = { eventIdentifier: event.identifier }
  return (
    <section className={styles.empty} aria-labelledby="empty">
      <h2 id="empty" className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.text}>{t('text')}</p>
      <div className={styles.links}>
        <ButtonLink href={pathTo('event', params)}>{t('event')}</ButtonLink>
        <ButtonLink href={pathTo('connect')} tone="outline">
          {t('ask')}
        </ButtonLink>
      </div>
    </section>
  )
}
