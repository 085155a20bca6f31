import { Pill } from '@payloadcms/ui'
import { DEFAULT_LOCALE, LOCALE_TABLE } from '@/lib/i18n/locales'
import { formatDayRange, toCalendarDay } from '@/lib/site/text/dates'
import { formatCount } from '@/lib/site/text/fill-text'
import { daysBetween } from '@/lib/site/text/wall-time'
import { listUrl } from '../../content/list-url'
import { AnnounceButton } from '../announce-button'
import { NUMBERS } from '../paths'
import admin from '../staff.module.css'
import type { ComingEvent } from './coming-events'
import styles from './today.module.css'

const IN_DAYS = new Intl.RelativeTimeFormat(LOCALE_TABLE[DEFAULT_LOCALE].tag, { numeric: 'auto' })

/** A coming event: how far away and how full it is, and what the desk does about it most. */
export function EventCard({ event, worksAtDesk, edits }: { event: ComingEvent; worksAtDesk: boolean; edits: boolean }) {
  const { id, title, warnings, numbers, takesRegistrations, takesApplications, applications } = event
  const hasRegistrations = takesRegistrations || numbers.registered + numbers.waiting + numbers.offered > 0
  const hasApplications = takesApplications || applications > 0
  const list = (collection: 'registrations' | 'accelerators') => listUrl(collection, { event: { equals: id } })
  return (
    <article className={styles.card} aria-labelledby={`event-${id}`}>
      <h2 id={`event-${id}`}>
        <a href={`/admin/collections/events/${id}`}>{title}</a>
      </h2>
      <When event={event} />
      {edits && warnings.map(({ href, text }) => (
        <p key={text}>
          <a href={href}>{text}</a>
        </p>
      ))}
      {hasRegistrations && <Seats event={event} />}
      {hasApplications && <Count value={applications} name={applications === 1 ? 'application' : 'applications'} />}
      {!hasRegistrations && !hasApplications && <p className={admin.muted}>Takes neither registrations nor applications at present.</p>}
      {worksAtDesk && (hasRegistrations || hasApplications) && (
        <div className={admin.links}>
          {hasRegistrations && (
            <>
              <a href={list('registrations')} aria-label={`Registrations for ${title}`}>
                Registrations
              </a>
              <a href={`${NUMBERS}/${id}`} aria-label={`Check-in and numbers of ${title}`}>
                Check-in
              </a>
            </>
          )}
          {hasApplications && (
            <a href={list('accelerators')} aria-label={`Applications for ${title}`}>
              Applications
            </a>
          )}
          <AnnounceButton eventId={id} title={title} count={numbers.recipients} />
        </div>
      )}
    </article>
  )
}

function When({ event: { startsAt, endsAt, timeZone, status, isPublished } }: { event: ComingEvent }) {
  return (
    <div className={admin.links}>
      {startsAt && <span>{formatDayRange(startsAt, endsAt, { locale: DEFAULT_LOCALE, timeZone })}</span>}
      {startsAt && <span className={admin.muted}>{IN_DAYS.format(daysUntil(startsAt, timeZone), 'day')}</span>}
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

/** How many midnights away by the clock of the event, 0 for what has begun. */
function daysUntil(instant: string, timeZone: string): number {
  return Math.max(0, daysBetween(toCalendarDay(new Date().toISOString(), timeZone), toCalendarDay(instant, timeZone)))
}

function Seats({ event: { capacity, numbers } }: { event: ComingEvent }) {
  const { registered, waiting, offered, taken, withdrawn } = numbers
  const others = [
    ...(waiting > 0 ? [`${waiting} on the waiting list`] : []),
    ...(offered > 0 ? [`${offered} offered a seat`] : []),
    ...(withdrawn > 0 ? [`${withdrawn} cancelled`] : []),
  ]
  return (
    <>
      {capacity === null ? <Count value={registered} name="registered" /> : <Count value={taken} name={`of ${formatCount(capacity, DEFAULT_LOCALE)} seats taken`} />}
      {capacity !== null && capacity > 0 && <meter min={0} max={capacity} value={taken} aria-label="Seats taken" />}
      {others.length > 0 && <p className={admin.muted}>{others.join(' · ')}</p>}
    </>
  )
}

function Count({ value, name }: { value: number; name: string }) {
  return (
    <p>
      <strong className={admin.figure}>{formatCount(value, DEFAULT_LOCALE)}</strong> {name}
    </p>
  )
}
