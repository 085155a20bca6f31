import { MovingCover } from '@/components/ui/pictures/moving-cover'
import { Picture } from '@/components/ui/pictures/picture'
import stretched from '@/components/ui/stretched.module.css'
import type { EventCard } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { pathTo } from '@/lib/site/routes'
import { EventBadge } from './event-badge'
import { EventDates } from './event-dates'
import styles from './event-row.module.css'

export function EventRow({ event, locale }: { event: EventCard; locale: Locale }) {
  return (
    <article className={styles.row}>
      <MovingCover of="event" identifier={event.identifier}>
        <span className={styles.cover}>
          {event.coverImage && <Picture image={event.coverImage} sizes="6rem" className={styles.image} decorative />}
        </span>
      </MovingCover>
      <h3 className={styles.title} lang={languageOf(event, 'title')}>
        <Link href={pathTo('event', { eventIdentifier: event.identifier })} className={`${styles.link} ${stretched.stretched}`}>
          {event.title}
        </Link>
      </h3>
      <p className={styles.facts}>
        <EventDates event={event} locale={locale} />
        {event.venue && <span lang={languageOf(event, 'venue')}>{event.venue.city}</span>}
      </p>
      <span className={styles.badge}>
        <EventBadge event={event} locale={locale} />
      </span>
    </article>
  )
}
