import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { EventOffers } from '@/components/events/parts/event-offers'
import { Icon } from '@/components/ui/icon'
import { PartedTitle } from '@/components/ui/parted-title'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import { pathTo } from '@/lib/site/routes'
import { fullTitleLanguage, fullTitleOf } from '@/lib/site/events/full-title'
import { shortPlaceOf } from '@/lib/site/text/place'
import styles from './jazz-evening.module.css'
import { JazzLights } from './jazz-lights'

/** As many as a magnolia has. */
const PETALS = Array.from({ length: 6 })

interface JazzEveningProps {
  event: Event
  dates: ReactNode
  badge: ReactNode
}

/** The next festival, or the last one. */
export async function JazzEvening({ event, dates, badge }: JazzEveningProps) {
  const t = await getTranslations('JazzEvening')
  const eventIdentifier = event.identifier
  const place = shortPlaceOf(event)
  return (
    <section className={styles.evening} aria-labelledby="evening">
      <JazzLights />
      {dates && <p className={styles.dates}>{dates}</p>}
      <span className={styles.petals} aria-hidden="true">
        {PETALS.map((_, index) => (
          <i key={index} className={styles.petal} />
        ))}
      </span>
      <div className={styles.text}>
        <p className={styles.actions} data-before-bar="">
          <EventOffers event={event} />
          <ButtonLink href={pathTo('event', { eventIdentifier })} tone="outline">
            {t('toEvent')}
          </ButtonLink>
        </p>
        {badge}
        <h2 id="evening" className={styles.title} lang={fullTitleLanguage(event)}>
          <PartedTitle>{fullTitleOf(event)}</PartedTitle>
        </h2>
        {place && (
          <p className={styles.place} lang={languageOf(event, 'venue')}>
            <Icon name="place" />
            {place}
          </p>
        )}
      </div>
      {event.summary && (
        <p className={styles.summary} lang={languageOf(event, 'summary')}>
          {event.summary}
        </p>
      )}
    </section>
  )
}
