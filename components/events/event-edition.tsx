import { getTranslations } from 'next-intl/server'
import { Badge } from '@/components/ui/badge'
import { Cluster } from '@/components/ui/layout/cluster'
import { Heading } from '@/components/ui/layout/heading'
import { Stack } from '@/components/ui/layout/stack'
import { Picture } from '@/components/ui/pictures/picture'
import { StatusContent } from '@/components/events/parts/status-content'
import { StretchedLink } from '@/components/ui/stretched-link'
import type { EventCard } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { eventState, isNoteworthy } from '@/lib/site/events/event-state'
import { statusTimeline } from '@/lib/site/events/status-timeline'
import { fullTitleLanguage, fullTitleOf } from '@/lib/site/events/full-title'
import { shortPlaceOf } from '@/lib/site/text/place'
import { pathTo } from '@/lib/site/routes'
import { toCalendarDay } from '@/lib/site/text/dates'
import { EventDates } from './event-dates'
import styles from './event-editions.module.css'

interface EventEditionProps {
  edition: EventCard
  /** Whether it is the one that the screen is about. */
  isShown: boolean
  locale: Locale
}

export async function EventEdition({ edition, isShown, locale }: EventEditionProps) {
  const t = await getTranslations('EventEdition')
  const { identifier, startsAt, timezone, venue } = edition
  return (
    <Stack as="li" gap={5} row={3} className={`${styles.edition} ${isShown ? styles.shown : ''}`}>
      <p className={styles.year}>{startsAt ? toCalendarDay(startsAt, timezone).slice(0, 4) : t('undated')}</p>
      {edition.coverImage && <Picture image={edition.coverImage} sizes="10rem" className={styles.cover} decorative />}
      <div className={styles.text}>
        <Heading as="h3" size="s" lang={fullTitleLanguage(edition)}>
          <StretchedLink
            href={pathTo('event', { eventIdentifier: identifier })}
            aria-current={isShown ? 'true' : undefined}
          >
            {fullTitleOf(edition)}
          </StretchedLink>
        </Heading>
        <Cluster as="p" gap={5} row={0} className={styles.facts}>
          <EventDates event={edition} locale={locale} />
          {venue && <span lang={languageOf(edition, 'venue')}>{shortPlaceOf(edition)}</span>}
        </Cluster>
      </div>
      <p className={styles.state}>
        <StatusContent timeline={statusTimeline(edition, eventState)}>
          {(state) => (isNoteworthy(state) ? <Badge tone="alert">{t(state)}</Badge> : t(state))}
        </StatusContent>
      </p>
    </Stack>
  )
}
