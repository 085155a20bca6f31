import type { ComponentProps, ReactNode } from 'react'
import { LOCALE_TABLE, LOCALES } from '@/lib/i18n/locales'
import styles from '../staff.module.css'

export function Input({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label>
      {label}
      <input {...input} />
    </label>
  )
}

export function CheckBox({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  )
}

interface ChoiceProps extends ComponentProps<'select'> {
  label: string
  options: readonly (readonly [value: string, words: string])[]
  /** The words of no choice, where there may be none. */
  empty?: string
  /** Stands below it. */
  children?: ReactNode
}

export function Choice({ label, options, empty, children, ...select }: ChoiceProps) {
  return (
    <label>
      {label}
      <select {...select}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {children}
    </label>
  )
}

const LANGUAGES = LOCALES.map((locale) => [locale, LOCALE_TABLE[locale].ownName] as const)

export function LanguageChoice({ label = 'Language of emails', ...select }: Omit<ChoiceProps, 'label' | 'options'> & { label?: string }) {
  return <Choice label={label} options={LANGUAGES} {...select} />
}
