'use client'

import type { ReactNode } from 'react'
import { Field, type FieldProps } from './field'
import styles from './select-field.module.css'

interface SelectFieldProps extends FieldProps {
  autoComplete?: string
  /** The text before anything is chosen. */
  none: string
  /** The options, rendered on the server. */
  children: ReactNode
}

export function SelectField({ autoComplete, none, children, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control, text) => (
        <span className={styles.select}>
          <select {...control} autoComplete={autoComplete} defaultValue={text ?? ''}>
            <option value="">{none}</option>
            {children}
          </select>
          <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true" focusable="false">
            <path d="m6 9 6 6 6-6" />
          </svg>
        </span>
      )}
    </Field>
  )
}
