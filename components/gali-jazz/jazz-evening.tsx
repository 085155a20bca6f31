import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { EventOffers } from '@/components/events/parts/event-offers'
import { Icon } from '@/components/ui/icon'
import { Cluster } from '@/components/ui/layout/cluster'
import { Heading } from '@/components/ui/layout/heading'
import { Lead } from '@/components/ui/layout/lead'
import { Stack } from '@/components/ui/layout/stack'
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
    <Stack as="section" gap="wide" row={5} className={styles.evening} aria-labelledby="evening">
      <JazzLights />
      {dates && <p className={styles.dates}>{dates}</p>}
      <span className={styles.petals} aria-hidden="true">
        {PETALS.map((_, index) => (
          <i key={index} className={styles.petal} />
        ))}
      </span>
      <Stack gap={4} isTop isStart width="measure" className={styles.text}>
        <Cluster as="p" gap={3} className={styles.actions} data-before-bar="">
          <EventOffers event={event} />
          <ButtonLink href={pathTo('event', { eventIdentifier })} tone="outline">
            {t('toEvent')}
          </ButtonLink>
        </Cluster>
        {badge}
        <Heading as="h2" size="m" id="evening" lang={fullTitleLanguage(event)}>
          <PartedTitle>{fullTitleOf(event)}</PartedTitle>
        </Heading>
        {place && (
          <Cluster as="p" gap={2} isOneRow align="center" className={styles.place} lang={languageOf(event, 'venue')}>
            <Icon name="place" />
            {place}
          </Cluster>
        )}
      </Stack>
      {event.summary && (
        <Lead lang={languageOf(event, 'summary')}>
          {event.summary}
        </Lead>
      )}
    </Stack>
  )
}
