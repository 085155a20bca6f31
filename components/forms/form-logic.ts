import type { Dispatch } from 'react'
import { createFormControl, set, type FieldErrors, type Resolver } from 'react-hook-form'
import { ApiError } from '@/lib/api/api-error'
import type { ApiAnswer } from '@/lib/api/browser'
import { toFieldErrors } from '@/lib/contract/fields/field-errors'
import type { Question } from '@/lib/contract/fields/questions'
import type { RegistrationFields } from '@/lib/contract/fields/registration-fields'
import { LOCALE_PARAMETER, LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { HONEYPOT_FIELD, VERSION_FIELD } from '@/lib/site/constants'
import { toFormBody } from '@/lib/site/forms/form-body'
import { controlsOf, fieldOf, type FormControl, type FormValues } from './form-controls'
import { formSchema, type FormName } from './form-schema'
import { DUPLICATE, type FormErrors, type FormReport } from './form-state'
import type { FormTexts } from './form-setup'
import { sendWithRetry } from './send-with-retry'
import { unreachedText } from './unreached'

export interface FormLogicOptions {
  name: FormName
  action: string
  locale: Locale
  questions?: Question[]
  fields?: RegistrationFields
  texts: FormTexts
  report: Dispatch<FormReport>
  onAccepted: (answer: ApiAnswer) => void
  onFailed: () => void
}

export interface FormLogic {
  submit: () => Promise<void>
  /** Checks some fields and reports their errors. @returns whether all are valid */
  check: (names: string[]) => Promise<boolean>
  /** Ends waiting and listening. */
  stop: () => void
}

/** Checks a form by the schema of the contract and sends it. Loaded when the form is first used. */
export function createFormLogic(form: HTMLFormElement, options: FormLogicOptions): FormLogic {
  const { name, action, locale, questions, fields, texts, report, onAccepted, onFailed } = options
  const address = `${action}?${LOCALE_PARAMETER}=${LOCALE_TABLE[locale].cookieValue}`
  const stopped = new AbortController()
  let hasTried = false
  /** The last request without an answer. */
  let unanswered = ''
  const resolver = bodyResolver(form, formSchema(name, questions, fields), texts)
  const { handleSubmit, trigger, setError, getFieldState, reset } = createFormControl<FormValues>({ resolver, shouldFocusError: false })

  const errorsOf = (fields: string[]): FormErrors =>
    Object.fromEntries(fields.flatMap((field) => (getFieldState(field).error?.message ? [[field, getFieldState(field).error?.message ?? '']] : [])))
  const allErrors = () => errorsOf(controlsOf(form).map(fieldOf))

  const refuse = (errors: FormErrors, message?: string, status?: number) => {
    report({ type: 'refused', errors, message, status })
    onFailed()
  }
  const send = async (values: FormValues) => {
    const onWait = (seconds: number) => report({ type: 'phase', phase: seconds > 0 ? 'waiting' : 'sending', seconds })
    report({ type: 'phase', phase: 'sending' })
    const request = requestOf(form, values)
    const sent = JSON.stringify(request.body)
    try {
      const answer = await sendWithRetry(address, request, onWait, stopped.signal)
      hasTried = false
      onAccepted(answer)
      report({ type: 'accepted', answer })
    } catch (error) {
      if (stopped.signal.aborted) return
      const refusal = error instanceof ApiError && !error.isOutage ? error : null
      if (refusal?.status === DUPLICATE && unanswered === sent) return refuse({}, texts.arrived, DUPLICATE)
      unanswered = refusal ? '' : sent
      for (const [field, message] of Object.entries(refusal?.fields ?? {})) setError(field, { type: 'server', message })
      refuse(refusal?.fields ?? {}, refusal?.message || (error instanceof ApiError ? texts.failed : unreachedText(texts)), refusal?.status)
    }
  }

  // After the check of a step, only fields with errors are checked again; after a try to send, all input.
  const onInput = async ({ target }: Event) => {
    const field = fieldOf(target as FormControl)
    if (!hasTried && !getFieldState(field).error) return
    await trigger(field)
    report({ type: 'checked', errors: allErrors() })
  }
  for (const type of ['input', 'change']) form.addEventListener(type, (event) => void onInput(event), stopped)

  return {
    submit: async () => {
      hasTried = true
      // Not a failed request, since nothing was sent.
      await handleSubmit(send, () => report({ type: 'refused', errors: allErrors() }))()
      if (!hasTried) reset()
    },
    check: async (names) => {
      const isValid = await trigger(names)
      if (!isValid) report({ type: 'refused', errors: errorsOf(names) })
      return isValid
    },
    stop: () => stopped.abort(),
  }
}

/** Checks the values of the form by a schema, and words their errors. */
function bodyResolver(form: HTMLFormElement, schema: ReturnType<typeof formSchema>, { errors: messages }: FormTexts): Resolver<FormValues> {
  return () => {
    const parsed = schema.safeParse(readBody(form), { reportInput: true })
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors: FieldErrors<FormValues> = {}
    for (const [field, code] of Object.entries(toFieldErrors(parsed.error))) set(errors, field, { type: code, message: messages[code] ?? messages.malformed })
    return { values: {}, errors }
  }
}

/** The request: the checked values, the honeypot if a program has filled it in, and the version that the form was loaded with. */
function requestOf(form: HTMLFormElement, values: FormValues) {
  const version = new FormData(form).get(VERSION_FIELD)
  const honeypot = form.querySelector<HTMLInputElement>(`[name=${HONEYPOT_FIELD}]`)
  const filled = honeypot?.value
  // Whoever sent it is asked again, and may be a person whose browser filled it in.
  if (honeypot) honeypot.value = ''
  return { body: filled ? { ...values, [HONEYPOT_FIELD]: filled } : values, version: typeof version === 'string' ? version : '' }
}

/** The fields of a form as a body of the contract. */
export function readBody(form: HTMLFormElement): FormValues {
  const sent = new Set(controlsOf(form).map((control) => control.name))
  const fields = new FormData(form)
  for (const name of [...fields.keys()]) if (!sent.has(name)) fields.delete(name)
  return toFormBody(fields)
}
