'use client'

import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { ApiError } from '@/lib/api/api-error'
import { callApi } from '@/lib/api/browser-call'
import styles from './account-form.module.css'

interface AccountFormProps {
  /** Where the form is sent, such as `/api/auth/login`. */
  action: string
  /** Where a success leads. */
  then: string
  /** What went wrong when the form was last sent without JavaScript. */
  failure?: string
  labels: { submit: string; busy: string; unreachable: string }
  /** The fields, rendered by the server. */
  children: ReactNode
}

/** A form about an account. It works by itself; with JavaScript, what was typed stays when it is refused. */
export function AccountForm({ action, then, failure, labels, children }: AccountFormProps) {
  const [error, setError] = useState(failure ?? '')
  const [busy, setBusy] = useState(false)
  const message = useRef<HTMLParagraphElement>(null)

  const send = async (form: HTMLFormElement) => {
    setBusy(true)
    try {
      await callApi(action, { method: 'POST', body: Object.fromEntries(new FormData(form)) })
      window.location.assign(then)
    } catch (reason) {
      setError(reason instanceof ApiError ? wordsOf(reason) : labels.unreachable)
      setBusy(false)
      message.current?.focus()
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) void send(event.currentTarget)
  }

  return (
    <form action={action} method="post" className={styles.form} onSubmit={submit}>
      <p ref={message} role="alert" tabIndex={-1} className={styles.error}>
        {error}
      </p>
      {children}
      <button type="submit" className={styles.submit} aria-disabled={busy}>
        {busy ? labels.busy : labels.submit}
      </button>
    </form>
  )
}

/** What the server says of the fields, else of the whole. */
function wordsOf({ message, fields }: ApiError): string {
  return Object.values(fields)[0] ?? message
}
