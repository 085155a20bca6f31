'use client'

import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import type { CheckInGuest } from '@/lib/contract/check-in/check-in'
import { seatWord } from '@/lib/site/check-in/seat-word'
import { GuestFacts } from './guest-facts'
import { timeIn } from './time-in'
import styles from './check-in.module.css'

const SHOWN = 8

interface GuestMatchesProps {
  guests: readonly CheckInGuest[]
  /** The button of the first guest who is not in. */
  firstCheck: RefObject<HTMLButtonElement | null>
  entranceOf: (registration: string) => { at: string; device: string } | null
  timeZone?: string
  onChoose: (registration: string) => void
  onUndo: (guest: CheckInGuest) => void
}

export function GuestMatches({ guests, firstCheck, entranceOf, timeZone, onChoose, onUndo }: GuestMatchesProps) {
  const t = useTranslations('CheckIn')
  const time = timeIn(timeZone)
  const shown = guests.slice(0, SHOWN).map((guest) => ({ guest, entrance: entranceOf(guest._id) }))
  const first = shown.find(({ entrance }) => !entrance)
  return (
    <>
      <p role="status" className={styles.hint}>
        {t('found', { count: guests.length })}
      </p>
      <ul className={styles.list}>
        {shown.map((match) => {
          const { guest, entrance } = match
          const word = seatWord(guest)
          const action = t(guest.state === 'offered' ? 'acceptAndCheck' : 'check')
          return (
            <li key={guest._id}>
              <div>
                <p className={styles.listName}>{guest.fullName}</p>
                <GuestFacts guest={guest} />
                {entrance && <p className={styles.hint}>{`${t('already')}: ${t('alreadyAt', { time: time(entrance.at), device: entrance.device })}`}</p>}
                {word && <p className={styles.hint}>{t(word)}</p>}
              </div>
              {entrance ? (
                <button type="button" className={styles.button} aria-label={t('undoFor', { name: guest.fullName })} onClick={() => onUndo(guest)}>
                  {t('undo')}
                </button>
              ) : (
                <button ref={match === first ? firstCheck : undefined} type="button" className={styles.button} aria-label={`${action}: ${guest.fullName}`} onClick={() => onChoose(guest._id)}>
                  {action}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {guests.length > SHOWN && <p className={styles.hint}>{t('foundMore', { count: guests.length - SHOWN })}</p>}
    </>
  )
}
