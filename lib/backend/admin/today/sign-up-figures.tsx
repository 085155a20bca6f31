import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { formatCount } from '@/lib/site/text/fill-text'
import type { ComingEvent } from './coming-events'
import { RecentRegistrations } from './recent-registrations'
import { hasApplications, hasRegistrations } from './sign-ups'
import styles from './today.module.css'

/** The numbers of registrations and applications of an event. */
export function SignUpFigures({ event }: { event: ComingEvent }) {
  const { capacity, applications, numbers, timeZone } = event
  const { registered, waiting, offered, taken, withdrawn } = numbers
  const others = [
    ...(waiting > 0 ? [`${waiting} on the waiting list`] : []),
    ...(offered > 0 ? [`${offered} offered a seat`] : []),
    ...(withdrawn > 0 ? [`${withdrawn} cancelled`] : []),
  ]
  return (
    <>
      {hasRegistrations(event) && (
        <>
          <p>
            <strong className={styles.figure}>{formatCount(capacity === null ? registered : taken, DEFAULT_LOCALE)}</strong>
            {capacity === null ? ' registered' : ` of ${formatCount(capacity, DEFAULT_LOCALE)} seats taken`}
          </p>
          {capacity !== null && capacity > 0 && <meter className={styles.meter} min={0} max={capacity} value={taken} aria-label="Seats taken" />}
          <RecentRegistrations numbers={numbers} timeZone={timeZone} />
        </>
      )}
      {hasApplications(event) && (
        <p>
          <strong className={styles.figure}>{formatCount(applications, DEFAULT_LOCALE)}</strong>
          {applications === 1 ? ' application' : ' applications'}
        </p>
      )}
      {!hasRegistrations(event) && !hasApplications(event) && <p className={styles.muted}>Takes neither registrations nor applications at present.</p>}
      {others.length > 0 && <p className={styles.muted}>{others.join(' · ')}</p>}
    </>
  )
}
