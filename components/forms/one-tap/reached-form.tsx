'use client'

import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useRestoredPage } from '@/components/ui/browser/use-restored-page'
import styles from './action-form.module.css'
import { postNatively } from '../post-natively'

interface ReachedFormProps {
  action: string
  /** What is said until the next page is here. */
  sending: string
  /** What is said where the site cannot be reached. */
  offline: string
  children: ReactNode
}

/** A form that the browser posts by itself, where the site can be reached. */
export function ReachedForm({ action, sending, offline, children }: ReachedFormProps) {
  const [phase, setPhase] = useState<'idle' | 'sending' | 'lost'>('idle')
  const isSending = phase === 'sending'
  useRestoredPage(() => setPhase('idle'))

  const post = async (form: HTMLFormElement) => {
    setPhase('sending')
    setPhase(await postNatively(form).then(() => 'idle', () => 'lost'))
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Posted twice, it would be refused as a duplicate of itself.
    if (!isSending) void post(event.currentTarget)
  }
  return (
    <form method="post" action={action} className={styles.form} aria-busy={isSending} onSubmit={onSubmit}>
      {children}
      <p role="status" className={styles.word}>
        {isSending && sending}
      </p>
      {phase === 'lost' && (
        <p role="alert" className={styles.word}>
          {offline}
        </p>
      )}
    </form>
  )
}
