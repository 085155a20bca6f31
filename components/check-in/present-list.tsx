'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Cluster } from '@/components/ui/layout/cluster'
import type { CheckInGuest } from '@/lib/contract/check-in/check-in'
import { nameOrder } from '@/lib/site/check-in/name-order'
import { timeIn } from './time-in'
import checkInStyles from './check-in.module.css'
import styles from './present-list.module.css'

interface PresentListProps {
  guests: readonly CheckInGuest[]
  /** By the clock of the site. */
  at: string
  timeZone?: string
  onClose: () => void
}

/** Everybody who is in, as far as this device knows: to call out names, or to print. */
export function PresentList({ guests, at, timeZone, onClose }: PresentListProps) {
  const t = useTranslations('CheckIn')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {t('present', { count: guests.length })}
      </h2>
      <p className={checkInStyles.hint}>{t('presentAt', { time: timeIn(timeZone)(at) })}</p>
      <Cluster gap={2} className={`${checkInStyles.row} ${styles.actions}`} data-no-print="">
        <button type="button" className={checkInStyles.primary} onClick={() => window.print()}>
          {t('print')}
        </button>
        <button type="button" className={checkInStyles.button} onClick={onClose}>
          {t('presentClose')}
        </button>
      </Cluster>
      <ol className={styles.names}>
        {[...guests].sort(nameOrder).map(({ _id, fullName, organization, number }) => (
          <li key={_id}>
            <strong>{fullName}</strong>
            <span>{[organization, number === null ? '' : t('ticket', { number })].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
