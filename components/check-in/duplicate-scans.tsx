'use client'

import { useTranslations } from 'next-intl'
import type { CheckInGuest } from '@/lib/contract/check-in/check-in'
import { timeIn } from './time-in'
import styles from './check-in.module.css'

/** Tickets that were used at two doors while these could not know of each other. */
export function DuplicateScans({ guests, timeZone }: { guests: ReadonlyMap<string, CheckInGuest>; timeZone?: string }) {
  const t = useTranslations('CheckIn')
  const time = timeIn(timeZone)
  const shownAgain = [...guests.values()].filter(({ doubles }) => doubles.length > 0)
  if (shownAgain.length === 0) return null
  return (
    <section className={`${styles.panel} ${styles.warning}`} role="status">
      <h2>{t('duplicates')}</h2>
      <ul className={styles.list}>
        {shownAgain.map(({ _id, fullName, checkedInAt, checkedInBy, doubles }) => (
          <li key={_id}>
            <div>
              <p className={styles.listName}>{fullName}</p>
              <p>{t('duplicateAt', { time: checkedInAt ? time(checkedInAt) : '', device: checkedInBy, again: doubles.map(({ at, device }) => `${time(at)}, ${device}`).join('; ') })}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
