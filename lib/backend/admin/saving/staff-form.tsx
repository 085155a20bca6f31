'use client'

import type { ReactNode } from 'react'
import { Problem } from '../dialogs/problem'
import { BusyButton } from './busy-button'
import { useSubmit, type Send } from './use-submit'
import styles from '../staff.module.css'

interface StaffFormProps {
  /** The words of its button, and those while the site works. */
  submit: string
  busy?: string
  isSecondary?: boolean
  send: Send
  labelledBy?: string
  children: ReactNode
}

/** A form of a screen of our own. */
export function StaffForm({ submit, busy = submit, isSecondary, send, labelledBy, children }: StaffFormProps) {
  const { problem, isBusy, onSubmit } = useSubmit(send)
  return (
    <form className={styles.form} aria-labelledby={labelledBy} onSubmit={onSubmit}>
      {children}
      <Problem>{problem}</Problem>
      <BusyButton type="submit" buttonStyle={isSecondary ? 'secondary' : 'primary'} isBusy={isBusy}>
        {isBusy ? busy : submit}
      </BusyButton>
    </form>
  )
}
