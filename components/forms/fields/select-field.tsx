'use client'

import type { ReactNode } from 'react'
import { FieldFrame } from './field-frame'
import styles from './field.module.css'
import { useField } from '../form-context'

interface SelectFieldProps {
  name: string
  label: string
  /** The language of label and help where it is not that of the page. */
  lang?: string
  help?: string
  isRequired?: boolean
  autoComplete?: string
  /** What stands there before anything is chosen. */
  none: string
  /** The options, rendered on the server. */
  children: ReactNode
}

/** A field for one of many: the device's own list. */
export function SelectField({ name, label, lang, help, isRequired = false, autoComplete, none, children }: SelectFieldProps) {
  const { id, error, value, texts, aria } = useField(name, Boolean(help))
  return (
    <FieldFrame id={id} label={label} lang={lang} help={help} error={error} optional={isRequired ? undefined : texts.optional}>
      <span className={styles.select}>
        <select
          {...aria}
          id={id}
          name={name}
          required={isRequired}
          autoComplete={autoComplete}
          defaultValue={typeof value === 'string' ? value : ''}
          className={styles.control}
        >
          <option value="">{none}</option>
          {children}
        </select>
        <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true" focusable="false">
          <path d="m6 9 6 6 6-6" />
        </svg>
      </span>
    </FieldFrame>
  )
}
