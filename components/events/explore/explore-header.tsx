import { getTranslations } from 'next-intl/server'
import { EventNotice } from '@/components/layout/event-notice'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Heading } from '@/components/ui/layout/heading'
import { Lead } from '@/components/ui/layout/lead'
import { Media } from '@/components/ui/layout/media'
import { Stack } from '@/components/ui/layout/stack'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { placePicture } from '@/lib/site/events/explore'
import { pathTo } from '@/lib/site/routes'
import { EventDates } from '../event-dates'
import { EventNavigation } from '../event-navigation'
import styles from './explore-header.module.css'

export async function ExploreHeader({ event, locale }: { event: Event; locale: Locale }) {
  const [t, b] = await Promise.all([getTranslations('ExplorePage'), getTranslations('Breadcrumb')])
  const { venue } = event
  const place = venue?.name || venue?.city
  const picture = placePicture(event)
  const toEvent = pathTo('event', { eventIdentifier: event.identifier })
  return (
    <header className={styles.header} data-before-bar="">
      <div className={picture ? styles.stage : undefined} data-ground={picture ? '' : undefined}>
        {picture && <Media shape="4/3" corners="none" image={picture} sizes="(width >= 110rem) 96rem, 100vw" className={styles.image} priority />}
        <div className={styles.trail}>
          <Breadcrumb
            label={b('label')}
            trail={[
              { label: b('home'), href: pathTo('home') },
              { label: event.title, href: toEvent, lang: languageOf(event, 'title') },
              { label: t('title') },
            ]}
          />
        </div>
      </div>
      <Stack gap="wide" row={5} className={styles.text}>
        <Heading as="h1" size="xl" className={styles.title} lang={languageOf(event, place ? 'venue' : 'title')}>
          {place || event.title}
        </Heading>
        <Lead as="div" isWide className={styles.facts}>
          {venue?.name && venue.city && <p lang={languageOf(event, 'venue')}>{venue.city}</p>}
          {place && (
            <p>
              <Link href={toEvent} lang={languageOf(event, 'title')}>
                {event.title}
              </Link>
            </p>
          )}
          <p>
            <EventDates event={event} locale={locale} />
          </p>
        </Lead>
        <EventNotice event={event} tone="head" />
      </Stack>
      <div className={styles.pages}>
        <EventNavigation event={event} current="explore" />
      </div>
    </header>
  )
}
