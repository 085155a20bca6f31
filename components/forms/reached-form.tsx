'use client'

import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useRestoredPage } from '@/components/ui/browser/use-restored-page'
import { CSRF_PATH } from '@/lib/contract/csrf'
import { SEND_TIMEOUT } from '@/lib/site/constants'
import styles from './action-form.module.css'

interface ReachedFormProps {
  action: string
  /** What is said where the site cannot be reached. */
  offline: string
  children: ReactNode
}

/** A form that the browser posts by itself, but not into the void: without a connection the page would be lost. */
export function ReachedForm({ action, offline, children }: ReachedFormProps) {
  const isBusy = useRef(false)
  const [isLost, setIsLost] = useState(false)
  useRestoredPage(() => {
    isBusy.current = false
  })

  const post = async (form: HTMLFormElement) => {
    isBusy.current = true
    setIsLost(false)
    const isReached = await fetch(CSRF_PATH, { cache: 'no-store', signal: AbortSignal.timeout(SEND_TIMEOUT) }).then(() => true, () => false)
    // Until the next page is here: posted twice, it would be refused as a duplicate of itself.
    if (isReached) return form.submit()
    isBusy.current = false
    setIsLost(true)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy.current) void post(event.currentTarget)
  }
  return (
    <form method="post" action={action} onSubmit={onSubmit}>
      {children}
      {isLost && (
        <p role="alert" className={styles.lost}>
          {offline}
        </p>
      )}
    </form>
  )
}
