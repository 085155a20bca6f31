import { Pill } from '@payloadcms/ui'
import { DEFAULT_LOCALE, LOCALE_TABLE } from '@/lib/i18n/locales'
import { formatDayRange } from '@/lib/site/text/dates'
import { AnnounceButton } from '../announce-button'
import { NUMBERS } from '../numbers/paths'
import type { ComingEvent } from './coming-events'
import { daysUntil } from './last-days'
import { RecentRegistrations } from './recent-registrations'
import styles from './today.module.css'

function listUrl(collection: 'registrations' | 'accelerators', event: string): string {
  return `/admin/collections/${collection}?where[or][0][and][0][event][equals]=${event}`
}

const { tag } = LOCALE_TABLE[DEFAULT_LOCALE]

/** An event that comes up: how far it is, how full, and what is done about it most. */
export function EventCard({ event, worksAtDesk, edits }: { event: ComingEvent; worksAtDesk: boolean; edits: boolean }) {
  const { id, title, cover, capacity, applications, takesRegistrations, takesApplications, numbers, warnings } = event
  const { registered, waiting, offered, taken, withdrawn } = numbers
  const isRegistered = takesRegistrations || registered + waiting + offered > 0
  const isApplied = takesApplications || applications > 0
  const others = [
    ...(waiting > 0 ? [`${waiting} on the waiting list`] : []),
    ...(offered > 0 ? [`${offered} offered a seat`] : []),
    ...(withdrawn > 0 ? [`${withdrawn} cancelled`] : []),
  ]
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
        {isRegistered && (
          <>
            <p>
              <strong className={styles.figure}>{capacity === null ? registered : taken}</strong>
              {capacity === null ? ' registered' : ` of ${capacity} seats taken`}
            </p>
            {capacity !== null && <meter className={styles.meter} min={0} max={capacity} value={taken} aria-label="Seats taken" />}
            <RecentRegistrations numbers={numbers} timeZone={event.timeZone} />
          </>
        )}
        {isApplied && (
          <p>
            <strong className={styles.figure}>{applications}</strong>
            {applications === 1 ? ' application' : ' applications'}
          </p>
        )}
        {!isRegistered && !isApplied && <p className={styles.muted}>Takes neither registrations nor applications at present.</p>}
        {others.length > 0 && <p className={styles.muted}>{others.join(' · ')}</p>}
      </div>
      {worksAtDesk && (isRegistered || isApplied) && (
        <div className={styles.links}>
          {isRegistered && (
            <>
              <a href={listUrl('registrations', id)} aria-label={`Registrations for ${title}`}>
                Registrations
              </a>
              <a href={`${NUMBERS}/${id}`} aria-label={`Check-in and numbers of ${title}`}>
                Check-in
              </a>
            </>
          )}
          {isApplied && (
            <a href={listUrl('accelerators', id)} aria-label={`Applications for ${title}`}>
              Applications
            </a>
          )}
          {isRegistered && <AnnounceButton eventId={id} title={title} count={registered + waiting + offered} />}
        </div>
      )}
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
