import { getTranslations } from 'next-intl/server'
import { EventNotice } from '@/components/layout/event-notice'
import { AddToCalendar } from '@/components/ui/tools/add-to-calendar'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button-link'
import { EventOffers } from '@/components/ui/event-offers'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/pictures/picture'
import { ShareControl } from '@/components/ui/tools/share-control'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { canonicalPath } from '@/lib/site/metadata/canonical-path'
import { eventState } from '@/lib/site/events/event-state'
import { pathTo } from '@/lib/site/routes'
import { EventBadge } from './event-badge'
import { EventDates } from './event-dates'
import styles from './event-hero.module.css'
import { EventNavigation } from './event-navigation'

export async function EventHero({ event, locale }: { event: Event; locale: Locale }) {
  const [t, b] = await Promise.all([getTranslations('EventHero'), getTranslations('Breadcrumb')])
  const eventIdentifier = event.identifier
  const isAhead = eventState(event) === 'upcoming'
  return (
    <div className={styles.hero}>
      {event.coverImage && <Picture image={event.coverImage} sizes="100vw" className={styles.image} priority />}
      <div className={styles.inner}>
        <Breadcrumb
          label={b('label')}
          trail={[
            { label: b('home'), href: pathTo('home') },
            { label: event.title, lang: languageOf(event, 'title') },
          ]}
        />
        <div className={styles.text}>
          <EventBadge event={event} locale={locale} hasNotice />
          <h1 className={styles.title} lang={languageOf(event, 'fullTitle')}>
            {event.fullTitle || event.title}
          </h1>
          <p className={styles.summary} lang={languageOf(event, 'summary')}>
            {event.summary}
          </p>
          <ul className={styles.facts}>
            {event.startsAt && (
              <li>
                <Icon name="calendar" />
                <EventDates event={event} locale={locale} />
              </li>
            )}
            {event.venue && (
              <li lang={languageOf(event, 'venue')}>
                <Icon name="place" />
                {[event.venue.name, event.venue.city].filter(Boolean).join(', ')}
              </li>
            )}
          </ul>
          <EventNotice event={event} tone="night" />
          <div className={styles.actions}>
            <EventOffers event={event} />
            <ButtonLink href={pathTo('agenda', { eventIdentifier })} tone="outline">
              {t('agenda')}
            </ButtonLink>
          </div>
          <div className={styles.tools}>
            {isAhead && event.startsAt && <AddToCalendar subject={{ kind: 'event', key: eventIdentifier }} locale={locale} />}
            <ShareControl path={canonicalPath(locale, pathTo('event', { eventIdentifier }))} title={event.fullTitle || event.title} />
          </div>
        </div>
      </div>
      <EventNavigation event={event} />
    </div>
  )
}
