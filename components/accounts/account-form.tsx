'use client'

import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useRestoredPage } from '@/components/ui/browser/use-restored-page'
import { Stack } from '@/components/ui/layout/stack'
import { ApiError } from '@/lib/api/api-error'
import { callApi } from '@/lib/api/browser'
import type { Locale } from '@/lib/i18n/locales'
import { signedInPath } from '@/lib/site/forms/signed-in-path'
import { fillCount, type CountMessage } from '@/lib/site/text/fill-text'
import styles from './account-form.module.css'

interface FieldErrors {
  required: string
  email: string
  tooShort: string
}

/** A field that cannot be sent as it is. */
interface Fault {
  id: string
  label: string
  error: string
}

/** Statuses that say something about the typed values. */
const REFUSED = [400, 401, 422]

interface AccountFormProps {
  /** A path of the contract, such as `/api/auth/login`. */
  action: string
  successRedirect: string
  /** The page to open when the answer asks for a code. */
  codeRedirect?: string
  /** The error of the last try without JavaScript. */
  failure?: string
  labels: { locale: Locale; submit: string; busy: string; unreachable: string; summary: CountMessage; errors: FieldErrors }
  /** The fields, rendered by the server. */
  children: ReactNode
}

/** Posts natively; with JavaScript, the typed values stay after a refusal. */
export function AccountForm({ action, successRedirect, codeRedirect, failure, labels, children }: AccountFormProps) {
  const [error, setError] = useState(failure ?? '')
  const [faults, setFaults] = useState<Fault[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const message = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  // Without JavaScript the browser's own check is all there is.
  useEffect(() => form.current?.setAttribute('novalidate', ''), [])
  // Somebody else may use the device by then.
  useRestoredPage(() => {
    form.current?.reset()
    setIsBusy(false)
  })

  const send = async (sent: HTMLFormElement) => {
    setIsBusy(true)
    markInvalid(sent, () => false)
    try {
      const { location } = await callApi(action, { method: 'POST', body: Object.fromEntries(new FormData(sent)) })
      window.location.assign(signedInPath(successRedirect, location))
    } catch (reason) {
      if (codeRedirect && reason instanceof ApiError && reason.fields.code) return window.location.assign(codeRedirect)
      setError(messageOf(reason) || labels.unreachable)
      markInvalid(sent, () => reason instanceof ApiError && REFUSED.includes(reason.status))
      setIsBusy(false)
      message.current?.focus()
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const found = faultsOf(event.currentTarget, labels.errors)
    setFaults(found)
    if (found.length === 0) return void send(event.currentTarget)
    setError(fillCount(labels.summary, found.length, labels.locale))
    markInvalid(event.currentTarget, ({ id }) => found.some((fault) => fault.id === id))
    message.current?.focus()
  }

  return (
    <Stack as="form" gap={5} ref={form} action={action} method="post" onSubmit={submit}>
      <div ref={message} role="alert" tabIndex={-1} className={styles.error}>
        {error}
        {faults.length > 0 && (
          <ul>
            {faults.map(({ id, label, error: why }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>: {why}
              </li>
            ))}
          </ul>
        )}
      </div>
      {children}
      <Button type="submit" tone="primary" size="large" aria-disabled={isBusy}>
        {isBusy ? labels.busy : labels.submit}
      </Button>
    </Stack>
  )
}

/** The fields are rendered by the server. */
function markInvalid(form: HTMLFormElement, isInvalid: (input: HTMLInputElement) => boolean) {
  for (const input of inputsOf(form)) {
    if (isInvalid(input)) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
  }
}

function inputsOf(form: HTMLFormElement) {
  return [...form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')]
}

/** The error found by the browser, in the words of the other forms. */
function faultsOf(form: HTMLFormElement, errors: FieldErrors): Fault[] {
  return inputsOf(form)
    .filter(({ validity }) => !validity.valid)
    .map(({ id, labels, validity }) => ({
      id,
      label: labels?.[0]?.textContent ?? '',
      error: validity.valueMissing ? errors.required : validity.typeMismatch ? errors.email : errors.tooShort,
    }))
}

/** The errors of the fields, else the message of the whole; empty without either. */
function messageOf(error: unknown): string {
  return error instanceof ApiError ? (Object.values(error.fields)[0] ?? error.message) : ''
}
