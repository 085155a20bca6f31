import { Cluster } from '@/components/ui/layout/cluster'
import { Grid } from '@/components/ui/layout/grid'
import { Heading } from '@/components/ui/layout/heading'
import { MovingCover } from '@/components/ui/pictures/moving-cover'
import { Picture } from '@/components/ui/pictures/picture'
import { StretchedLink } from '@/components/ui/stretched-link'
import type { EventCard } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { pathTo } from '@/lib/site/routes'
import { EventBadge } from './event-badge'
import { EventDates } from './event-dates'
import styles from './event-row.module.css'

export function EventRow({ event, locale }: { event: EventCard; locale: Locale }) {
  return (
    <Grid as="article" gap={5} row={1} className={styles.row}>
      <MovingCover of="event" identifier={event.identifier}>
        <span className={styles.cover}>
          {event.coverImage && <Picture image={event.coverImage} sizes="6rem" className={styles.image} decorative />}
        </span>
      </MovingCover>
      <Heading as="h3" size="s" className={styles.title} lang={languageOf(event, 'title')}>
        <StretchedLink href={pathTo('event', { eventIdentifier: event.identifier })} hasAccent>
          {event.title}
        </StretchedLink>
      </Heading>
      <Cluster as="p" gap={4} row={0} className={styles.facts}>
        <EventDates event={event} locale={locale} />
        {event.venue && <span lang={languageOf(event, 'venue')}>{event.venue.city}</span>}
      </Cluster>
      <span className={styles.badge}>
        <EventBadge event={event} locale={locale} />
      </span>
    </Grid>
  )
}
