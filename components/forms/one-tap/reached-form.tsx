'use client'

import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useRestoredPage } from '@/components/ui/browser/use-restored-page'
import styles from './action-form.module.css'
import { postNatively } from '../post-natively'
import { unreachedText, useOnline, type UnreachedTexts } from '../unreached'

interface ReachedFormProps {
  action: string
  /** Shown until the next page is here. */
  sending: string
  unreached: UnreachedTexts
  children: ReactNode
}

/** A form that the browser posts by itself, where the site can be reached. */
export function ReachedForm({ action, sending, unreached, children }: ReachedFormProps) {
  const [phase, setPhase] = useState<'idle' | 'sending'>('idle')
  const [problem, setProblem] = useState('')
  const isSending = phase === 'sending'
  useRestoredPage(() => setPhase('idle'))
  useOnline(() => setProblem((current) => (current === unreached.offline ? '' : current)))

  const post = async (form: HTMLFormElement) => {
    setPhase('sending')
    setProblem('')
    await postNatively(form).catch(() => setProblem(unreachedText(unreached)))
    setPhase('idle')
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Posted twice, it would be refused as a duplicate of itself.
    if (!isSending) void post(event.currentTarget)
  }
  return (
    <form method="post" action={action} className={styles.form} aria-busy={isSending} onSubmit={onSubmit}>
      {children}
      <p role="status" className={styles.word} data-hides-empty="">
        {isSending && sending}
      </p>
      {problem && (
        <p role="alert" className={styles.word} data-hides-empty="">
          {problem}
        </p>
      )}
    </form>
  )
}
