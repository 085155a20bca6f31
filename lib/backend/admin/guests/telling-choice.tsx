'use client'

import { useId } from 'react'
import styles from './guests.module.css'

/** What guests hear of being entered, as the site's API takes it. */
const TELLINGS = {
  ticket: { label: 'Register, and email the confirmation with the ticket', invite: false, isTold: true },
  nothing: { label: 'Register without an email', invite: false, isTold: false },
  invitation: { label: 'Invite by email: a seat is held until they accept with one tap', invite: true, isTold: true },
} as const

export type Telling = keyof typeof TELLINGS

export function toOptions(telling: Telling): { invite: boolean; isTold: boolean } {
  const { invite, isTold } = TELLINGS[telling]
  return { invite, isTold }
}

export function TellingChoice({ value, onChange }: { value: Telling; onChange: (telling: Telling) => void }) {
  const name = useId()
  return (
    <fieldset className={styles.telling}>
      <legend>What happens</legend>
      {(Object.keys(TELLINGS) as Telling[]).map((telling) => (
        <label key={telling} className={styles.check}>
          <input type="radio" name={name} checked={telling === value} onChange={() => onChange(telling)} />
          <span>{TELLINGS[telling].label}</span>
        </label>
      ))}
    </fieldset>
  )
}
