'use client'

import type { ReactNode } from 'react'
import styles from './form.module.css'
import { useFormContext } from './form-context'

/** Sends the form. It stays a button while it works, so that the focus is not lost; pressing it again does nothing. */
export function SubmitButton({ children, className = '' }: { children: ReactNode; className?: string }) {
  const { phase, texts } = useFormContext()
  const isBusy = phase !== 'idle'
  return (
    <button type="submit" className={`${styles.submit} ${className}`} aria-disabled={isBusy || undefined}>
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {isBusy ? texts.sending : children}
    </button>
  )
}
