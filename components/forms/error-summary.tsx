'use client'

import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { fillCount } from '@/lib/site/text/fill-text'
import { controlId, REVEAL_EVENT, useFormContext } from './form-context'
import { unfold } from './form-controls'
import styles from './form.module.css'

interface ErrorSummaryProps {
  labels: Record<string, string>
  locale: Locale
  /** The error of the form as a whole. */
  message: string
  /** Counts the failed tries: the focus moves here after each. */
  attempt: number
}

/** Lists the fields that need attention, and leads to them. */
export function ErrorSummary({ labels, locale, message, attempt }: ErrorSummaryProps) {
  const { name, errors, texts } = useFormContext()
  const box = useRef<HTMLDivElement>(null)
  const fields = Object.keys(labels).filter((field) => errors[field])
  const otherError = Object.keys(errors).find((field) => !labels[field])
  // A form of one field says what is wrong right there.
  const onlyField = Object.keys(labels).length === 1 ? fields[0] : undefined
  // The focus moves after a failed try, and not after a correction.
  const takeFocus = useEffectEvent(() => {
    const control = onlyField && document.getElementById(controlId(name, onlyField))
    ;(control || box.current)?.focus()
  })
  useEffect(() => {
    if (attempt > 0) takeFocus()
  }, [attempt])

  if (onlyField || (fields.length === 0 && !otherError && !message)) return null
  const goTo = (event: MouseEvent<HTMLAnchorElement>, field: string) => {
    const control = document.getElementById(controlId(name, field))
    if (!control) return
    event.preventDefault()
    control.dispatchEvent(new CustomEvent(REVEAL_EVENT, { bubbles: true }))
    unfold(control)
    control.focus()
  }
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.summaryTitle}>{texts.summary && fields.length > 0 ? fillCount(texts.summary, fields.length, locale) : message || errors[otherError ?? '']}</p>
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field}>
              <a href={`#${controlId(name, field)}`} onClick={(event) => goTo(event, field)}>
                {labels[field]}
              </a>
              : {errors[field]}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
