'use client'

import { useEffect, useState, type Dispatch, type RefObject } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '@/lib/api/api-error'
import type { Question } from '@/lib/contract/fields/questions'
import { LOCALE_PARAMETER, LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { HONEYPOT_FIELD } from '@/lib/site/constants'
import { flattenErrors } from './flatten-errors'
import type { FormName } from './form-names'
import { formResolver } from './form-resolver'
import { formSchema } from './form-schema'
import type { FormReport } from './form-state'
import type { FormTexts } from './form-texts'
import { controlsOf, honeypotOf, type FormControl, type FormValues } from './form-values'
import { sendWithRetry } from './send-with-retry'

/** What a form can ask of its engine. */
export interface FormLogicApi {
  submit: () => Promise<void>
  /** Checks some fields. @returns whether all is well with them */
  check: (names: string[]) => Promise<boolean>
}

/** What the engine of a form is given. */
export interface FormLogicProps {
  form: RefObject<HTMLFormElement | null>
  name: FormName
  action: string
  locale: Locale
  questions?: Question[]
  texts: FormTexts
  report: Dispatch<FormReport>
  onAccepted: () => void
  onFailed: () => void
  onReady: (api: FormLogicApi) => void
}

/**
 * Checks a form by the schema of the contract and sends it. It draws nothing: the fields are the page's own,
 * registered by their names, and their values are read where they stand.
 */
export function FormLogic({ form, name, action, locale, questions, texts, report, onAccepted, onFailed, onReady }: FormLogicProps) {
  const [resolver] = useState(() => formResolver(form, formSchema(name, questions), texts.errors))
  const { register, handleSubmit, trigger, setError, getFieldState, formState } = useForm<FormValues>({ resolver, shouldFocusError: false })
  const { errors, isSubmitting } = formState

  useEffect(() => {
    // In the middle of a try they are not what they will be, and the list of them would lose the focus.
    if (!isSubmitting) report({ type: 'errors', errors: flattenErrors(errors) })
  })

  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const isGone = new AbortController()
    const address = `${action}?${LOCALE_PARAMETER}=${LOCALE_TABLE[locale].cookieValue}`
    const names = [...new Set(controlsOf(element).map((control) => control.name))]
    const fields = new Map(names.map((field) => [field, register(field)]))
    const onChange = ({ target, type }: Event) => {
      const field = (target as FormControl).name
      // After a part of a form was checked, only what was wrong in it is checked again.
      if (getFieldState(field).error) void trigger(field)
      else void fields.get(field)?.onChange({ target: { name: field }, type })
    }
    const post = async (values: FormValues) => {
      const honeypot = honeypotOf(element)
      report({ type: 'phase', phase: 'sending' })
      const onWait = (seconds: number) => report({ type: 'phase', phase: seconds > 0 ? 'waiting' : 'sending', seconds })
      const answer = await sendWithRetry(address, honeypot ? { ...values, [HONEYPOT_FIELD]: honeypot } : values, onWait, isGone.signal)
      onAccepted()
      report({ type: 'accepted', answer })
    }
    const onRefused = (error: unknown) => {
      if (isGone.signal.aborted) return
      const refusal = error instanceof ApiError && error.status < 500 ? error : null
      const fieldErrors = refusal?.fields ?? {}
      for (const [field, message] of Object.entries(fieldErrors)) setError(field, { type: 'server', message })
      report({ type: 'refused', errors: fieldErrors, message: refusal?.message || (error instanceof ApiError ? texts.failed : texts.offline) })
      onFailed()
    }
    const submit = handleSubmit(
      (values) => post(values).catch(onRefused),
      (invalid) => report({ type: 'refused', errors: flattenErrors(invalid) }),
    )
    const check = async (wanted: string[]) => {
      if (await trigger(wanted)) return true
      report({ type: 'refused', errors: Object.fromEntries(wanted.flatMap((field) => toEntry(field, getFieldState(field).error?.message))) })
      return false
    }

    element.addEventListener('input', onChange)
    element.addEventListener('change', onChange)
    onReady({ submit: () => submit(), check })
    return () => {
      isGone.abort()
      element.removeEventListener('input', onChange)
      element.removeEventListener('change', onChange)
    }
  }, [action, form, getFieldState, handleSubmit, locale, onAccepted, onFailed, onReady, register, report, setError, texts, trigger])

  return null
}

function toEntry(field: string, message: string | undefined): [string, string][] {
  return message ? [[field, message]] : []
}
