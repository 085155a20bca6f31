import { DEFAULT_LOCALE, LOCALE_TABLE } from '@/lib/i18n/locales'
import type { ComingEvent } from './coming-events'
import { daysUntil, lastDays } from './last-days'
import styles from './today.module.css'

const SHOWN_DAYS = 30

/** How far it is, how full, and how registrations come in. */
export function NextEvent({ event: { id, title, startsAt, timeZone, capacity, numbers } }: { event: ComingEvent }) {
  const { tag } = LOCALE_TABLE[DEFAULT_LOCALE]
  const counts = lastDays(numbers.byDay, { days: SHOWN_DAYS, timeZone })
  const [most, sum] = [Math.max(1, ...counts), counts.reduce((one, other) => one + other, 0)]
  return (
    <article className={styles.next}>
      <h2 className={styles.title}>
        <a href={`/admin/collections/events/${id}`}>{title}</a>
      </h2>
      {startsAt && (
        <p className={styles.muted}>
          {new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(new Date(startsAt))}
          {` · ${new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(daysUntil(startsAt), 'day')}`}
        </p>
      )}
      <p className={styles.seats}>
        <strong>{numbers.registered}</strong>
        {capacity === null ? ' registered' : ` of ${capacity} seats taken`}
      </p>
      {capacity !== null && <meter className={styles.meter} min={0} max={capacity} value={numbers.registered} aria-label="Seats taken" />}
      <svg className={styles.plot} viewBox={`0 0 ${SHOWN_DAYS * 4} 24`} preserveAspectRatio="none" role="img" aria-label={`New registrations of the last ${SHOWN_DAYS} days: ${sum}`}>
        {counts.map((count, day) => (
          <rect key={day} x={day * 4} y={24 - Math.max(0.5, (count / most) * 24)} width={3} height={Math.max(0.5, (count / most) * 24)} />
        ))}
      </svg>
      <p className={styles.muted}>{`${sum} in the last ${SHOWN_DAYS} days`}</p>
    </article>
  )
}
