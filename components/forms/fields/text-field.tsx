'use client'

import { Field, type FieldProps } from './field'
import styles from './field.module.css'

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'date'
  autoComplete?: string
  /** The first and the last day of a date, as `2027-05-13`. */
  min?: string
  max?: string
  /** How a day is said in each month, for the review of a form. */
  dayTemplates?: string[]
}

const MAX_LENGTH = { text: 200, email: 254, tel: 40, url: 2000, date: undefined }

export function TextField({ type = 'text', autoComplete, min, max, dayTemplates, ...field }: TextFieldProps) {
  const inputMode = type === 'text' || type === 'date' ? undefined : type
  return (
    <Field {...field}>
      {({ className, ...control }, text) => (
        <input
          {...{ ...control, type, inputMode, autoComplete, min, max }}
          data-days={dayTemplates?.join('|')}
          maxLength={MAX_LENGTH[type]}
          defaultValue={text}
          className={`${className} ${type === 'date' ? styles.short : ''}`}
        />
      )}
    </Field>
  )
}
