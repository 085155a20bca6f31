import type { EventState } from '@/lib/site/events/event-state'
import { formatDayRange } from '@/lib/site/text/dates'
import { CHECK_IN } from '@/lib/site/constants'
import { NUMBERS } from '../paths'
import styles from '../staff.module.css'

interface EventListProps {
  title: string
  events: { id: string; identifier: string; title: string; timezone: string; startsAt: string | null; endsAt: string | null; state: EventState }[]
}

export function EventList({ title: heading, events }: EventListProps) {
  if (events.length === 0) return null
  return (
    <section>
      <h2>{heading}</h2>
      <ul className={styles.list}>
        {events.map(({ id, identifier, title, timezone: timeZone, startsAt, endsAt, state }) => (
          <li key={id} className={styles.row}>
            <span>
              <strong>{title}</strong>
              {startsAt && <span className={styles.small}>{formatDayRange(startsAt, endsAt, { locale: 'en', timeZone })}</span>}
            </span>
            {(state === 'upcoming' || state === 'postponed') && (
              <a href={`${CHECK_IN}/${identifier}`} aria-label={`Check in guests of ${title}`}>
                Check in guests
              </a>
            )}
            <a href={`${NUMBERS}/${id}`} aria-label={`Numbers of ${title}`}>
              Numbers
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
