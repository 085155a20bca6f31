import type { RegistrationNumbers } from '../../registrations/numbers'
import { dayBefore, lastDays } from './last-days'
import styles from './today.module.css'

const SHOWN_DAYS = 30
/** Of a day and of the plot, in its own units. */
const [WIDTH, HEIGHT] = [4, 24]

/** How registrations came in lately; in words alone where none did. */
export function RecentRegistrations({ numbers, timeZone }: { numbers: RegistrationNumbers; timeZone: string }) {
  const counts = lastDays(numbers.byDay, { days: SHOWN_DAYS, timeZone })
  const [most, sum] = [Math.max(...counts), counts.reduce((one, other) => one + other, 0)]
  if (sum === 0) return <p className={styles.muted}>{`None in the last ${SHOWN_DAYS} days`}</p>
  return (
    <>
      <svg className={styles.plot} viewBox={`0 0 ${SHOWN_DAYS * WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={`New registrations of the last ${SHOWN_DAYS} days: ${sum}`}>
        {counts.map((count, day) => {
          const height = Math.max(0.5, (count / most) * HEIGHT)
          return <rect key={day} x={day * WIDTH} y={HEIGHT - height} width={WIDTH - 1} height={height} />
        })}
      </svg>
      <p className={styles.scale}>
        <span>{dayBefore(SHOWN_DAYS - 1, timeZone)}</span>
        <span>{`${sum} in the last ${SHOWN_DAYS} days`}</span>
        <span>{dayBefore(0, timeZone)}</span>
      </p>
    </>
  )
}
