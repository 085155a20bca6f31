import { getTranslations } from 'next-intl/server'
import { EventNotice } from '@/components/layout/event-notice'
import { Cluster } from '@/components/ui/layout/cluster'
import { AddToCalendar } from '@/components/ui/tools/add-to-calendar'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button-link'
import { EventOffers } from '@/components/events/parts/event-offers'
import { fittingStyle } from '@/components/ui/fitting-style'
import { Hero } from '@/components/ui/hero'
import { Icon } from '@/components/ui/icon'
import { PartedTitle } from '@/components/ui/parted-title'
import { ShareControl } from '@/components/ui/tools/share-control'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { canonicalPath } from '@/lib/site/metadata/canonical-path'
import { eventState } from '@/lib/site/events/event-state'
import { fullTitleLanguage, fullTitleOf } from '@/lib/site/events/full-title'
import { shortPlaceOf } from '@/lib/site/text/place'
import { pathTo } from '@/lib/site/routes'
import { EventBadge } from './event-badge'
import { EventDates } from './event-dates'
import styles from './event-hero.module.css'
import { EventNavigation } from './event-navigation'

interface EventHeroProps {
  event: Event
  /** Whether sessions are published. */
  hasAgenda: boolean
  locale: Locale
}

export async function EventHero({ event, hasAgenda, locale }: EventHeroProps) {
  const eventIdentifier = event.identifier
  const [t, b] = await Promise.all([getTranslations('EventHero'), getTranslations('Breadcrumb')])
  const title = fullTitleOf(event)
  const isAhead = eventState(event) === 'upcoming'
  return (
    <Hero
      image={event.coverImage}
      event={eventIdentifier}
      className={isAhead ? styles.ahead : styles.over}
      eyebrow={
        <>
          <Breadcrumb
            label={b('label')}
            trail={[
              { label: b('home'), href: pathTo('home') },
              { label: event.title, lang: languageOf(event, 'title') },
            ]}
          />
          {event.startsAt && (
            <p className={styles.dates}>
              <EventDates event={event} locale={locale} />
            </p>
          )}
        </>
      }
      title={
        <h1 className={styles.title} lang={fullTitleLanguage(event)} style={fittingStyle(title)}>
          <PartedTitle>{title}</PartedTitle>
        </h1>
      }
      actions={
        <>
          <EventOffers event={event} second="text" />
          {hasAgenda && (
            <ButtonLink href={pathTo('agenda', { eventIdentifier })} tone="text">
              {t('agenda')}
            </ButtonLink>
          )}
        </>
      }
      lead={
        <>
          <EventNotice event={event} tone="head" />
          {event.summary && <p lang={languageOf(event, 'summary')}>{event.summary}</p>}
          <Cluster gap={5} row={2} align="center" className={styles.facts}>
            {event.venue && (
              <Cluster as="p" gap={2} isOneRow align="center" className={styles.place} lang={languageOf(event, 'venue')}>
                <Icon name="place" />
                {shortPlaceOf(event)}
              </Cluster>
            )}
            <EventBadge event={event} locale={locale} hasNotice />
          </Cluster>
        </>
      }
      tools={
        <>
          {isAhead && event.startsAt && <AddToCalendar subject={{ kind: 'event', key: eventIdentifier }} locale={locale} />}
          <ShareControl path={canonicalPath(locale, pathTo('event', { eventIdentifier }))} title={title} />
        </>
      }
      foot={<EventNavigation event={event} />}
    />
  )
}
