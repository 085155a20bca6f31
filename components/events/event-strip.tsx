import { getTranslations } from 'next-intl/server'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { Stack } from '@/components/ui/layout/stack'
import { Picture } from '@/components/ui/pictures/picture'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { EventPage } from '@/lib/site/navigation'
import { EventNavigation } from './event-navigation'
import styles from './event-strip.module.css'

interface EventStripProps {
  event: Event
  /** The page of the event that leads to this screen. */
  within: EventPage
  trail: Crumb[]
}

/** A narrow slice of the event's cover above somebody who takes part in it, with the trail and the row of the event's pages. */
export async function EventStrip({ event, within, trail }: EventStripProps) {
  const t = await getTranslations('Breadcrumb')
  return (
    <div className={styles.strip} data-no-print="" data-ground="">
      {event.coverImage && <Picture image={event.coverImage} sizes="(width < 60rem) max(100vw, 32rem), 56vw" className={styles.image} decorative />}
      <Stack width="page" className={styles.inner}>
        <Breadcrumb trail={trail} label={t('label')} />
        <p className={styles.event} data-label="" lang={languageOf(event, 'title')}>
          {event.title}
        </p>
      </Stack>
      <EventNavigation event={event} current={within} isAncestor />
    </div>
  )
}
