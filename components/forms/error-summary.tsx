'use client'

import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { fillCount } from '@/lib/site/text/fill-text'
import { controlId, useFormContext } from './form-context'
import styles from './form.module.css'
import { REVEAL } from './reveal'

interface ErrorSummaryProps {
  /** The names of the fields as people read them. */
  labels: Record<string, string>
  locale: Locale
  /** What is wrong with the whole. */
  message: string
  /** Counts the tries: the focus moves here after each that failed. */
  attempt: number
}

/** Says after a try what is wrong with which fields, and leads to them. */
export function ErrorSummary({ labels, locale, message, attempt }: ErrorSummaryProps) {
  const { name, errors, texts } = useFormContext()
  const box = useRef<HTMLDivElement>(null)
  const names = Object.keys(labels).filter((field) => errors[field])
  const others = Object.keys(errors).filter((field) => !labels[field])
  // A form of one field needs no list of them: what is wrong stands right there.
  const only = Object.keys(labels).length === 1 && names.length === 1 ? names[0] : undefined
  // The focus moves at a try, and not when something is put right.
  const takeFocus = useEffectEvent(() => {
    if (only) document.getElementById(controlId(name, only))?.focus()
    else box.current?.focus()
  })
  useEffect(() => {
    if (attempt > 0) takeFocus()
  }, [attempt])

  if (only) return null
  if (names.length === 0 && others.length === 0 && !message) return null
  const go = (event: MouseEvent<HTMLAnchorElement>, field: string) => {
    const control = document.getElementById(controlId(name, field))
    if (!control) return
    event.preventDefault()
    // A part of the form that is out of sight shows itself first.
    control.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }))
    control.focus()
  }
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.summaryTitle}>{names.length > 0 ? fillCount(texts.summary, names.length, locale) : message || errors[others[0] ?? '']}</p>
      {names.length > 0 && (
        <ul>
          {names.map((field) => (
            <li key={field}>
              <a href={`#${controlId(name, field)}`} onClick={(event) => go(event, field)}>
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
