'use client'

import { useId } from 'react'
import styles from '../staff.module.css'

/** Which email added guests get, in the values of the site's API. */
const EMAIL_OPTIONS = {
  ticket: { label: 'Register, and email the confirmation with the ticket', invite: false, isTold: true },
  nothing: { label: 'Register without an email', invite: false, isTold: false },
  invitation: { label: 'Invite by email: a seat is held until they accept with one tap', invite: true, isTold: true },
} as const

export type EmailOption = keyof typeof EMAIL_OPTIONS

export function toOptions(emailOption: EmailOption): { invite: boolean; isTold: boolean } {
  const { invite, isTold } = EMAIL_OPTIONS[emailOption]
  return { invite, isTold }
}

export function EmailChoice({ value, onChange }: { value: EmailOption; onChange: (emailOption: EmailOption) => void }) {
  const name = useId()
  return (
    <fieldset className={styles.options}>
      <legend>What happens</legend>
      {(Object.keys(EMAIL_OPTIONS) as EmailOption[]).map((emailOption) => (
        <label key={emailOption} className={styles.check}>
          <input type="radio" name={name} checked={emailOption === value} onChange={() => onChange(emailOption)} />
          <span>{EMAIL_OPTIONS[emailOption].label}</span>
        </label>
      ))}
    </fieldset>
  )
}
