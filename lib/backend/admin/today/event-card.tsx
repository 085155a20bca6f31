import { Pill } from '@payloadcms/ui'
import { DEFAULT_LOCALE, LOCALE_TABLE } from '@/lib/i18n/locales'
import { formatDayRange } from '@/lib/site/text/dates'
import type { ComingEvent } from './coming-events'
import { DeskLinks } from './desk-links'
import { daysUntil } from './last-days'
import { SignUpFigures } from './sign-up-figures'
import styles from './today.module.css'

const { tag } = LOCALE_TABLE[DEFAULT_LOCALE]

/** A coming event: how far away and how full it is, and the most frequent actions. */
export function EventCard({ event, worksAtDesk, edits }: { event: ComingEvent; worksAtDesk: boolean; edits: boolean }) {
  const { id, title, cover, warnings } = event
  return (
    <article className={styles.event} aria-labelledby={`event-${id}`}>
      {cover && <img src={cover} alt="" className={styles.cover} />}
      <div className={styles.facts}>
        <h2 className={styles.title} id={`event-${id}`}>
          <a href={`/admin/collections/events/${id}`}>{title}</a>
        </h2>
        <When event={event} />
        {edits && warnings.map(({ href, text }) => (
          <p key={text}>
            <a href={href} className={styles.warning}>
              {text}
            </a>
          </p>
        ))}
        <SignUpFigures event={event} />
      </div>
      {worksAtDesk && <DeskLinks event={event} />}
    </article>
  )
}

function When({ event: { startsAt, endsAt, timeZone, status, isPublished } }: { event: ComingEvent }) {
  return (
    <div className={styles.when}>
      {startsAt && <span>{formatDayRange(startsAt, endsAt, { locale: DEFAULT_LOCALE, timeZone })}</span>}
      {startsAt && <span className={styles.muted}>{new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(daysUntil(startsAt, timeZone), 'day')}</span>}
      {!isPublished && (
        <Pill pillStyle="warning" size="small">
          Draft
        </Pill>
      )}
      {status !== 'scheduled' && (
        <Pill pillStyle="error" size="small">
          {status === 'cancelled' ? 'Cancelled' : 'Postponed'}
        </Pill>
      )}
    </div>
  )
}
