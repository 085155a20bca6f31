import type { ReactNode } from 'react'
import styles from './field.module.css'
import { FieldError } from './field-error'

interface FieldFrameProps {
  id: string
  label: string
  lang?: string
  help?: string
  error: string | undefined
  /** The word that marks a field which may stay empty; nothing for one that may not. */
  optional: string | undefined
  children: ReactNode
}

/** A labelled control with its explanation above and what is wrong with it below. */
export function FieldFrame({ id, label, lang, help, error, optional, children }: FieldFrameProps) {
  return (
    <div className={`${styles.field} ${error ? styles.bad : ''}`}>
      <label htmlFor={id} className={styles.label}>
        <span lang={lang}>{label}</span>
        {optional && <span className={styles.optional}> {optional}</span>}
      </label>
      {help && (
        <p id={`${id}-help`} className={styles.help} lang={lang}>
          {help}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}
