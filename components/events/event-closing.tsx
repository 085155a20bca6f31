import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { EventOffers } from '@/components/events/parts/event-offers'
import { fittingStyle } from '@/components/ui/fitting-style'
import { Cluster } from '@/components/ui/layout/cluster'
import { Stack } from '@/components/ui/layout/stack'
import { Picture } from '@/components/ui/pictures/picture'
import { StatusContent } from '@/components/events/parts/status-content'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { eventOffers } from '@/lib/site/events/event-links'
import { statusTimeline } from '@/lib/site/events/status-timeline'
import { pathTo } from '@/lib/site/routes'
import styles from './event-closing.module.css'
import { EventDates } from './event-dates'

interface EventClosingProps {
  event: Event
  locale: Locale
  /** Half as high, for the lists of an event. */
  isLow?: boolean
  hasAgendaLink?: boolean
}

/** Ends the pages of an event that one can register or apply for; renders nothing for another. */
export async function EventClosing({ event, locale, isLow = false, hasAgendaLink = false }: EventClosingProps) {
  const t = await getTranslations('EventClosing')
  return (
    <StatusContent timeline={statusTimeline(event, isOpen)}>
      {(shown) =>
        shown && (
          <section className={isLow ? `${styles.panel} ${styles.low}` : styles.panel} data-ground="" data-no-print="" aria-labelledby="closing">
            {event.coverImage && (
              <Picture image={event.coverImage} sizes="100vw" className={styles.image} decorative />
            )}
            <Stack gap={5} width="page" className={styles.inner}>
              <h2 id="closing" className={styles.title} style={fittingStyle(t('title'))}>
                {t('title')}
              </h2>
              {event.startsAt && (
                <p className={styles.dates}>
                  <EventDates event={event} locale={locale} />
                </p>
              )}
              <Cluster gap={5} row={3} align="center">
                <EventOffers event={event} />
                {hasAgendaLink && (
                  <ButtonLink href={pathTo('agenda', { eventIdentifier: event.identifier })} tone="text">
                    {t('agenda')}
                  </ButtonLink>
                )}
              </Cluster>
            </Stack>
          </section>
        )
      }
    </StatusContent>
  )
}

function isOpen(event: Event, now: number): boolean {
  return eventOffers(event, now).length > 0
}
