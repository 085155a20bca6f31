'use client'

import { useCallback, useEffect, useReducer, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { showMessage } from '@/components/ui/notifications/toast'
import type { ApiAnswer } from '@/lib/api/browser'
import type { Question } from '@/lib/contract/fields/questions'
import type { RegistrationFields } from '@/lib/contract/fields/registration-fields'
import { LOCALE_PARAMETER, LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { VERSION_FIELD } from '@/lib/site/constants'
import { useOpenPath, usePathname } from '@/lib/i18n/navigation'
import { registeredPath } from '@/lib/site/forms/registered-path'
import { fillText } from '@/lib/site/text/fill-text'
import { Confirmation } from './confirmation'
import { ErrorSummary } from './error-summary'
import { HoneypotField } from './fields/honeypot-field'
import { FormContext } from './form-context'
import { textAt } from './form-controls'
import { useDraft, type DraftStorage } from './form-draft'
import styles from './form.module.css'
import type { FormName } from './form-schema'
import type { FormSetup } from './form-setup'
import { DUPLICATE, initialState, nextState, OUTDATED } from './form-state'
import { answersOf, storeSentForm } from './sent-form'
import { useFormLogic } from './use-form-logic'

/** What stands in the place of a form that was accepted. */
interface FormConfirmation {
  title: string
  picture?: ReactNode
  next: ReactNode
  /** It stands above the form, which goes on with what was sent. */
  preservesForm?: boolean
}

/** The path of the page that follows a form. */
interface SuccessRedirect {
  path: string
  /** When the answer is 200 instead of 201, such as a place on the waiting list. */
  otherPath?: string
}

interface FormProps extends FormSetup {
  name: FormName
  /** A path of the contract. */
  action: string
  /** Without one, what stands around the form names it. */
  label?: string
  /** The names of the fields as people read them, in the order of the page. */
  labels: Record<string, string>
  questions?: Question[]
  /** Which of them a registration must fill in. */
  fields?: RegistrationFields
  storage?: DraftStorage
  /** The page whose draft it shares, where that is not its own. */
  draftPage?: string
  /** Without one, and without a redirect, the form is emptied and stays. */
  confirmation?: FormConfirmation
  successRedirect?: SuccessRedirect
  /** Shown when the same form was sent before (409). */
  duplicate?: ReactNode
  /** Shown when the stored values have changed since the form was loaded (412). */
  outdated?: ReactNode
  notices?: { sent: string; failed?: string }
  className?: string
  children: ReactNode
}

/** A form that the server renders whole and a browser can post natively. JavaScript adds drafts, checks and messages. */
export function Form({ name, action, locale, texts, first, label, labels, questions, fields, storage = 'session', draftPage, ...rest }: FormProps) {
  const { confirmation, successRedirect, duplicate, outdated, notices, className = '', children } = rest
  const pathname = usePathname()
  // A form that is shown again stands on a page of its own.
  const page = textAt(first?.values, 'page') || pathname
  // The same form may stand at the foot of that page.
  const ids = first?.status === undefined ? name : `${name}-again`
  const [state, report] = useReducer(nextState, first, initialState)
  const form = useRef<HTMLFormElement>(null)
  const guard = useRef<(() => boolean) | null>(null)
  const hasFiles = questions?.some(({ kind }) => kind === 'file')
  const [version, setVersion] = useState(() => textAt(first?.values, VERSION_FIELD))
  const draft = useDraft(form, { name, page: draftPage ?? page, storage, isShownAgain: first?.status !== undefined, setVersion })

  // A notice only adds to the messages of the form: without a connection it cannot even be loaded.
  const notify = (text: string | undefined) => void (text && showMessage(text).catch(() => undefined))
  const goTo = useOpenPath()
  const onAccepted = ({ status, message, location, version: saved }: ApiAnswer) => {
    draft.clear()
    setVersion(saved)
    notify(notices?.sent)
    if (!successRedirect || !form.current) return
    const path = registeredPath(location) ?? ((status !== 201 && successRedirect.otherPath) || successRedirect.path)
    storeSentForm({ path, message, answers: answersOf(form.current, labels) })
    goTo(path)
  }
  const onFailed = () => notify(notices?.failed)
  const { prepare, submit, check } = useFormLogic(form, { name, action, locale, questions, fields, texts, report, onAccepted, onFailed })

  const setGuard = useCallback((next: (() => boolean) | null) => {
    guard.current = next
  }, [])

  const { answer, round, seconds, phase } = state
  const preservesForm = confirmation?.preservesForm ?? false
  useEffect(() => {
    if (round > 0 && !preservesForm) form.current?.reset()
  }, [round, preservesForm])

  const confirmed = answer && (confirmation || successRedirect) && (
    <Confirmation key={round} title={confirmation?.title} picture={confirmation?.picture} text={answer.message}>
      {confirmation?.next}
    </Confirmation>
  )
  if (confirmed && !preservesForm) return confirmed
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (guard.current?.() ?? true) submit()
  }
  return (
    <FormContext.Provider value={{ name: ids, texts, values: first?.values, errors: state.errors, phase, draft, version, setVersion, check, setGuard }}>
      {confirmed}
      <form ref={form} action={action} method="post" encType={hasFiles ? 'multipart/form-data' : undefined} aria-label={label} className={`${styles.form} ${className}`} onFocus={prepare} onSubmit={onSubmit}>
        <HiddenFields page={page} locale={locale} version={version} honeypot={texts.honeypot} />
        <ErrorSummary labels={labels} locale={locale} message={state.message} attempt={state.attempt} />
        {state.status === DUPLICATE && duplicate}
        {state.status === OUTDATED && outdated}
        {children}
        <WaitStatus isWaiting={phase === 'waiting'} seconds={seconds} texts={texts} />
      </form>
      {answer && !confirmed && <Confirmation text={answer.message} />}
    </FormContext.Provider>
  )
}

/** Values sent without being typed: the page of the form, its language, and the version that it corrects. */
function HiddenFields({ page, locale, version, honeypot }: { page: string; locale: Locale; version: string; honeypot: string }) {
  return (
    <>
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name={LOCALE_PARAMETER} value={LOCALE_TABLE[locale].cookieValue} />
      {version && <input type="hidden" name={VERSION_FIELD} value={version} />}
      <HoneypotField label={honeypot} />
    </>
  )
}

function WaitStatus({ isWaiting, seconds, texts }: { isWaiting: boolean; seconds: number; texts: Pick<FormSetup['texts'], 'busy' | 'countdown'> }) {
  return (
    <p className={styles.wait} data-hides-empty="" role="status">
      {isWaiting && texts.busy}
      {/* Read out once, not every second. */}
      {isWaiting && <span aria-hidden="true"> {fillText(texts.countdown, { seconds: String(seconds) })}</span>}
    </p>
  )
}
