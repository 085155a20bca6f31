import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { StatusContent } from '@/components/events/parts/status-content'
import { Cluster } from '@/components/ui/layout/cluster'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { eventOffers, type EventOffer } from '@/lib/site/events/event-links'
import { statusTimeline } from '@/lib/site/events/status-timeline'
import { pathTo } from '@/lib/site/routes'
import { EventDates } from './event-dates'
import styles from './register-bar.module.css'

/** Keeps the first offer of an event at the foot of narrow screens; ends where it stands in the page. */
export async function RegisterBar({ event, locale }: { event: Event; locale: Locale }) {
  const t = await getTranslations('EventOffers')
  const params = { eventIdentifier: event.identifier }
  return (
    <StatusContent timeline={statusTimeline(event, firstOffer)}>
      {(offer) =>
        offer && (
          <div className={styles.bar} data-no-print="" data-ground="" role="group" aria-label={event.title}>
            <Cluster as="p" gap={3} row={0} isOneRow className={styles.facts}>
              {event.startsAt && <EventDates event={event} locale={locale} hasYear={false} />}
              {event.venue?.city && (
                <span className={styles.city} lang={languageOf(event, 'venue')}>
                  {event.venue.city}
                </span>
              )}
            </Cluster>
            <ButtonLink href={pathTo(offer === 'apply' ? 'applyNow' : 'register', params)} tone="motif">
              {offer === 'apply' ? t('applyShort') : t(offer)}
            </ButtonLink>
          </div>
        )
      }
    </StatusContent>
  )
}

function firstOffer(event: Event, now: number): EventOffer | null {
  return eventOffers(event, now)[0] ?? null
}
