'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import styles from './form.module.css'
import { useFormContext } from './form-context'

/** While the form is sent it stays a button, so that the focus is not lost. */
export function SubmitButton({ children, className = '' }: { children: ReactNode; className?: string }) {
  const { phase, texts } = useFormContext()
  const isBusy = phase !== 'idle'
  return (
    <Button type="submit" tone="primary" size="large" className={`${styles.submit} ${className}`} aria-disabled={isBusy || undefined}>
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {isBusy ? texts.sending : children}
    </Button>
  )
}
