'use client'

import { useField } from '../form-context'
import { FieldFrame } from './field-frame'
import styles from './field.module.css'

interface TextFieldProps {
  name: string
  label: string
  /** The language of label and help where it is not that of the page. */
  lang?: string
  help?: string
  type?: 'text' | 'email' | 'tel' | 'url' | 'date'
  isRequired?: boolean
  autoComplete?: string
  placeholder?: string
  /** The first and the last day of a date, as `2027-05-13`. */
  min?: string
  max?: string
}

const LONGEST = { text: 200, email: 254, tel: 40, url: 2000, date: undefined }
const KEYBOARD = { text: undefined, email: 'email', tel: 'tel', url: 'url', date: undefined } as const

/** A field for a line of text, an address, a telephone number or a day. */
export function TextField({ name, label, lang, help, type = 'text', isRequired = false, ...rest }: TextFieldProps) {
  const { id, error, value, texts, aria } = useField(name, Boolean(help))
  return (
    <FieldFrame id={id} label={label} lang={lang} help={help} error={error} optional={isRequired ? undefined : texts.optional}>
      <input
        {...rest}
        {...aria}
        id={id}
        name={name}
        type={type}
        inputMode={KEYBOARD[type]}
        maxLength={LONGEST[type]}
        required={isRequired}
        defaultValue={typeof value === 'string' ? value : undefined}
        className={`${styles.control} ${type === 'date' ? styles.short : ''}`}
      />
    </FieldFrame>
  )
}
