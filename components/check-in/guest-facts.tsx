'use client'

import { useTranslations } from 'next-intl'
import type { CheckInGuest } from '@/lib/contract/check-in/check-in'
import styles from './check-in.module.css'

/** The facts about a guest that people at the door need. */
export function GuestFacts({ guest: { kind, organization, number, note } }: { guest: CheckInGuest }) {
  const t = useTranslations('CheckIn')
  const facts = [kind === 'guest' ? '' : t(`kinds.${kind}`), organization, number === null ? '' : t('ticket', { number })].filter(Boolean)
  return (
    <>
      <p className={styles.guestFacts}>{facts.join(' · ')}</p>
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}
