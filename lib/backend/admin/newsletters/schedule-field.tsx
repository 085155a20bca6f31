'use client'

import { useId, useState } from 'react'
import { skippedError, typedTime } from '@/lib/backend/agenda/staff-times'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { BusyButton } from '../saving/busy-button'
import admin from '../staff.module.css'
import { siteOffset } from '../times/site-time'
import times from '../times/zoned-time.module.css'
import styles from './newsletters.module.css'

interface ScheduleFieldProps {
  isDisabled: boolean
  /** Called with the instant in ISO 8601. */
  onSchedule: (at: string) => Promise<void>
}

/** When a letter goes out, typed by the clock of the organisation. */
export function ScheduleField({ isDisabled, onSchedule }: ScheduleFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [now] = useState(() => new Date().toISOString())
  const instant = typed ? typedTime(typed, SITE_TIME_ZONE) : null
  const problem = skippedError(instant)
  return (
    <div className={styles.acts}>
      <div className={`field-type text ${styles.time}`}>
        <label htmlFor={id}>Send it at</label>
        <input id={id} className={times.input} type="datetime-local" value={typed} aria-invalid={problem !== null} aria-describedby={`${id}-zone`} onChange={({ target }) => setTyped(target.value)} />
      </div>
      <BusyButton buttonStyle="secondary" disabled={isDisabled || !instant || problem !== null} onClick={async () => instant && onSchedule(instant)}>
        Schedule it…
      </BusyButton>
      <span id={`${id}-zone`} className={`${admin.small} ${styles.zone}`}>
        {problem ?? `${SITE_TIME_ZONE.replaceAll('_', ' ')} (${siteOffset(problem === null && instant ? instant : now)})`}
      </span>
    </div>
  )
}
