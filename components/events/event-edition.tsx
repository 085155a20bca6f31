import { getTranslations } from 'next-intl/server'
import { Badge } from '@/components/ui/badge'
import { Picture } from '@/components/ui/pictures/picture'
import { StatusContent } from '@/components/events/parts/status-content'
import stretched from '@/components/ui/stretched.module.css'
import type { EventCard } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
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
    <li className={`${styles.edition} ${isShown ? styles.shown : ''}`}>
      <p className={styles.year}>{startsAt ? toCalendarDay(startsAt, timezone).slice(0, 4) : t('undated')}</p>
      {edition.coverImage && <Picture image={edition.coverImage} sizes="10rem" className={styles.cover} decorative />}
      <div className={styles.text}>
        <h3 className={styles.title} lang={fullTitleLanguage(edition)}>
          <Link
            href={pathTo('event', { eventIdentifier: identifier })}
            className={`${styles.link} ${stretched.stretched}`}
            aria-current={isShown ? 'true' : undefined}
          >
            {fullTitleOf(edition)}
          </Link>
        </h3>
        <p className={styles.facts}>
          <EventDates event={edition} locale={locale} />
          {venue && <span lang={languageOf(edition, 'venue')}>{shortPlaceOf(edition)}</span>}
        </p>
      </div>
      <p className={styles.state}>
        <StatusContent timeline={statusTimeline(edition, eventState)}>
          {(state) => (isNoteworthy(state) ? <Badge tone="alert">{t(state)}</Badge> : t(state))}
        </StatusContent>
      </p>
    </li>
  )
}
