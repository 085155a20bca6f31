'use client'

import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useRestoredPage } from '@/components/ui/browser/use-restored-page'
import { ApiError } from '@/lib/api/api-error'
import { callApi } from '@/lib/api/browser'
import { signedInPath } from '@/lib/site/forms/signed-in-path'
import styles from './account-form.module.css'

/** Statuses that speak of what was typed. */
const REFUSED = [400, 401, 422]

interface AccountFormProps {
  /** A path of the contract, such as `/api/auth/login`. */
  action: string
  successRedirect: string
  /** Where a refusal leads that asks for a code. */
  codeRedirect?: string
  /** What went wrong when the form was last sent without JavaScript. */
  failure?: string
  labels: { submit: string; busy: string; unreachable: string }
  /** The fields, rendered by the server. */
  children: ReactNode
}

/** Posts natively; with JavaScript, what was typed stays when it is refused. */
export function AccountForm({ action, successRedirect, codeRedirect, failure, labels, children }: AccountFormProps) {
  const [error, setError] = useState(failure ?? '')
  const [isBusy, setIsBusy] = useState(false)
  const message = useRef<HTMLParagraphElement>(null)
  const form = useRef<HTMLFormElement>(null)
  // Others may use the device by then.
  useRestoredPage(() => {
    form.current?.reset()
    setIsBusy(false)
  })

  const send = async (sent: HTMLFormElement) => {
    setIsBusy(true)
    markInvalid(sent, false)
    try {
      const { location } = await callApi(action, { method: 'POST', body: Object.fromEntries(new FormData(sent)) })
      window.location.assign(signedInPath(successRedirect, location))
    } catch (reason) {
      if (codeRedirect && reason instanceof ApiError && reason.fields.code) return window.location.assign(codeRedirect)
      setError(messageOf(reason) || labels.unreachable)
      markInvalid(sent, reason instanceof ApiError && REFUSED.includes(reason.status))
      setIsBusy(false)
      message.current?.focus()
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) void send(event.currentTarget)
  }

  return (
    <form ref={form} action={action} method="post" className={styles.form} onSubmit={submit}>
      <p ref={message} role="alert" tabIndex={-1} className={styles.error}>
        {error}
      </p>
      {children}
      <button type="submit" className={styles.submit} aria-disabled={isBusy}>
        {isBusy ? labels.busy : labels.submit}
      </button>
    </form>
  )
}

/** The fields are rendered by the server. */
function markInvalid(form: HTMLFormElement, isInvalid: boolean) {
  for (const input of form.querySelectorAll('input:not([type="hidden"])')) {
    if (isInvalid) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
  }
}

/** What the server says of the fields, else of the whole; empty when it says nothing. */
function messageOf(error: unknown): string {
  return error instanceof ApiError ? (Object.values(error.fields)[0] ?? error.message) : ''
}
