'use client'

import type { ReactNode } from 'react'
import { Cluster } from '@/components/ui/layout/cluster'
import { controlId, useFormContext } from '../form-context'
import { valueAt } from '../form-controls'
import styles from './field.module.css'

export interface FieldProps {
  name: string
  label: string
  /** The language of label and help where it is not that of the page. */
  lang?: string
  help?: string
  isRequired?: boolean
}

/** What a field shows and how its control is tied to it. */
export function useField(name: string, hasHelp: boolean) {
  const form = useFormContext()
  const id = controlId(form.name, name)
  const error = form.errors[name]
  const description = [hasHelp && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return { id, error, value: valueAt(form.values, name), optional: form.texts.optional, description }
}

interface ControlProps {
  id: string
  name: string
  required: boolean
  className?: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

interface LabelledFieldProps extends FieldProps {
  /** Draws the control by its attributes and the text that it begins with. */
  children: (control: ControlProps, text: string | undefined) => ReactNode
}

/** A labelled control with its explanation above and what is wrong with it below. */
export function Field({ name, label, lang, help, isRequired = false, children }: LabelledFieldProps) {
  const { id, error, value, optional, description } = useField(name, Boolean(help))
  const control = { id, name, required: isRequired, className: styles.control, 'aria-invalid': error ? (true as const) : undefined, 'aria-describedby': description }
  return (
    <div className={`${styles.field} ${error ? styles.bad : ''}`}>
      <label htmlFor={id} className={styles.label}>
        <FieldName label={label} lang={lang} optional={isRequired ? undefined : optional} />
      </label>
      <FieldHelp id={id} help={help} lang={lang} />
      {children(control, typeof value === 'string' ? value : undefined)}
      <FieldError id={id} error={error} />
    </div>
  )
}

export function FieldName({ label, lang, optional }: { label: string; lang?: string; optional?: string }) {
  return (
    <>
      <span lang={lang}>{label}</span>
      {/* Between the two: some screen readers drop a space at the edge of an element. */}
      {optional && ' '}
      {optional && <span className={styles.optional}>{optional}</span>}
    </>
  )
}

export function FieldHelp({ id, help, lang }: { id: string; help?: string; lang?: string }) {
  if (!help) return null
  return (
    <p id={`${id}-help`} className={styles.help} lang={lang}>
      {help}
    </p>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <Cluster as="p" gap={2} isOneRow align="start" id={`${id}-error`} className={styles.error}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
        <circle cx="8" cy="8" r="8" fill="currentColor" />
        <path d="M8 4v5M8 11.5v.5" stroke="var(--field-mark)" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
      <span>{error}</span>
    </Cluster>
  )
}
