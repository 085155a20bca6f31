'use client'

import { useCallback, useEffect, useReducer, useRef, type ReactNode, type SubmitEvent } from 'react'
import type { Question } from '@/lib/contract/fields/questions'
import { LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { usePathname } from '@/lib/i18n/navigation'
import { fillText } from '@/lib/site/text/fill-text'
import { showMessage } from '@/components/ui/notifications/toast'
import { Confirmation } from './confirmation'
import { ErrorSummary } from './error-summary'
import { FormContext } from './form-context'
import type { DraftStorage } from './form-draft'
import type { FormName } from './form-names'
import { initialState, nextState } from './form-state'
import type { FormTexts } from './form-texts'
import type { FormValues } from './form-values'
import styles from './form.module.css'
import { HoneypotField } from './fields/honeypot-field'
import { useDraft } from './use-draft'
import { useFormLogic } from './use-form-logic'

/** A form that was sent without a script and is shown again. */
export interface FirstForm {
  values: FormValues
  errors: Record<string, string>
  message: string
}

/** What stands in the place of a form that was accepted. */
export interface FormConfirmation {
  title: string
  /** The title when the answer is 200 instead of 201, such as a place on the waiting list. */
  otherTitle?: string
  /** What comes next, and where one goes on. */
  next: ReactNode
  otherNext?: ReactNode
}

/** What every form is given. */
export interface FormSetup {
  locale: Locale
  texts: FormTexts
  first?: FirstForm
}

interface FormProps extends FormSetup {
  name: FormName
  /** Where the form is sent: a path of the contract. */
  action: string
  label: string
  /** The names of the fields as people read them, in the order of the page. */
  labels: Record<string, string>
  /** The questions of an event's own that stand in the form. */
  questions?: Question[]
  keeper?: DraftStorage
  /** What stands in its place once it was accepted; without one the form is emptied and stays. */
  confirmation?: FormConfirmation
  /** Short messages on how it went. */
  notices?: { sent: string; failed?: string }
  className?: string
  children: ReactNode
}

/**
 * A form that is complete on the server and sent natively without a script. With one it keeps what is
 * typed, and loads what checks and sends it when somebody begins to use it.
 */
export function Form({ name, action, locale, texts, first, label, labels, questions, keeper = 'session', ...rest }: FormProps) {
  const { confirmation, notices, className = '', children } = rest
  const pathname = usePathname()
  // A form that is shown again stands on a page of its own.
  const page = typeof first?.values.page === 'string' ? first.values.page : pathname
  const [state, report] = useReducer(nextState, first, initialState)
  const form = useRef<HTMLFormElement>(null)
  const guard = useRef<(() => boolean) | null>(null)
  const draft = useDraft(form, { name, page, keeper, isShownAgain: first !== undefined })
  const onAccepted = useCallback(() => {
    draft.drop()
    if (notices) void showMessage(notices.sent)
  }, [draft, notices])
  const onFailed = useCallback(() => {
    if (notices?.failed) void showMessage(notices.failed)
  }, [notices])
  const { engine, wake, submit, check } = useFormLogic({ form, name, action, locale, questions, texts, report, onAccepted, onFailed, round: state.round })

  const setGuard = useCallback((next: (() => boolean) | null) => {
    guard.current = next
  }, [])

  const { answer, round, seconds, phase } = state
  useEffect(() => {
    if (round > 0) form.current?.reset()
  }, [round])

  if (answer && confirmation) {
    const isOther = answer.status !== 201 && confirmation.otherTitle !== undefined
    return (
      <Confirmation title={isOther ? confirmation.otherTitle : confirmation.title} text={answer.text}>
        {isOther ? confirmation.otherNext : confirmation.next}
      </Confirmation>
    )
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (guard.current?.() ?? true) void submit()
  }
  return (
    <FormContext.Provider value={{ name, texts, values: first?.values, errors: state.errors, phase, draft, check, setGuard }}>
      <form ref={form} action={action} method="post" aria-label={label} className={`${styles.form} ${className}`} onFocus={wake} onSubmit={onSubmit}>
        <input type="hidden" name="page" value={page} />
        <input type="hidden" name="lang" value={LOCALE_TABLE[locale].cookieValue} />
        <HoneypotField label={texts.honeypot} />
        <ErrorSummary labels={labels} locale={locale} message={state.message} attempt={state.attempt} />
        {children}
        <p className={styles.wait} role="status">
          {phase === 'waiting' && texts.busy}
          {/* Read out once, not every second. */}
          {phase === 'waiting' && <span aria-hidden="true"> {fillText(texts.countdown, { seconds: String(seconds) })}</span>}
        </p>
        {engine}
      </form>
      {answer && <Confirmation text={answer.text} />}
    </FormContext.Provider>
  )
}
