'use client'

import { useState, type MouseEvent } from 'react'
import { useFormContext } from '@/components/forms/form-context'
import { ApiError } from '@/lib/api/api-error'
import { callApi } from '@/lib/api/browser'
import { LOCALE_PARAMETER, LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import styles from './save-draft.module.css'

interface SaveDraftProps {
  /** A path of the contract. */
  action: string
  /** Whether it replaces the draft that the form was opened with. */
  isUpdate: boolean
  locale: Locale
  texts: { title: string; text: string; saved: string; failed: string; unreached: string }
}

/** Stores an application that is not finished on the site; the address alone has to be right. */
export function SaveDraft({ action, isUpdate, locale, texts }: SaveDraftProps) {
  const { check, version, setVersion } = useFormContext()
  const [state, setState] = useState<{ isBusy: boolean; saved: string; problem: string }>({ isBusy: false, saved: '', problem: '' })

  const save = async (form: HTMLFormElement) => {
    setState({ isBusy: true, saved: '', problem: '' })
    try {
      if (!(await check(['email']))) return setState({ isBusy: false, saved: '', problem: '' })
      const { readBody } = await import('@/components/forms/form-logic')
      const address = `${action}?${LOCALE_PARAMETER}=${LOCALE_TABLE[locale].cookieValue}`
      const answer = await callApi(address, { method: isUpdate ? 'PUT' : 'POST', body: readBody(form), version })
      if (answer.version) setVersion(answer.version)
      setState({ isBusy: false, saved: answer.message || texts.saved, problem: '' })
    } catch (error) {
      const refusal = error instanceof ApiError && !error.isOutage ? [error.message, ...Object.values(error.fields)] : []
      const problem = error instanceof ApiError ? [...new Set(refusal)].join(' ') || texts.failed : texts.unreached
      setState({ isBusy: false, saved: '', problem })
    }
  }
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget
    event.preventDefault()
    if (form && !state.isBusy) void save(form)
  }
  return (
    <div className={styles.later}>
      <button type="submit" formAction={action} formNoValidate className={styles.button} aria-disabled={state.isBusy || undefined} aria-describedby="save-draft-text" onClick={onClick}>
        {texts.title}
      </button>
      <p id="save-draft-text" className={styles.text}>
        {texts.text}
      </p>
      <p role="status" className={styles.saved}>
        {state.saved}
      </p>
      {state.problem && (
        <p role="alert" className={styles.problem}>
          {state.problem}
        </p>
      )}
    </div>
  )
}
