'use client'

import { FieldFrame } from './field-frame'
import styles from './field.module.css'
import { useField } from '../form-context'

interface TextAreaProps {
  name: string
  label: string
  /** The language of label and help where it is not that of the page. */
  lang?: string
  help?: string
  isRequired?: boolean
  rows?: number
}

/** A field for several lines of text. It has no limit of its own, which would cut off what is pasted without a word. */
export function TextArea({ name, label, lang, help, isRequired = false, rows = 6 }: TextAreaProps) {
  const { id, error, value, texts, aria } = useField(name, Boolean(help))
  return (
    <FieldFrame id={id} label={label} lang={lang} help={help} error={error} optional={isRequired ? undefined : texts.optional}>
      <textarea
        {...aria}
        id={id}
        name={name}
        rows={rows}
        required={isRequired}
        defaultValue={typeof value === 'string' ? value : undefined}
        className={`${styles.control} ${styles.area}`}
      />
    </FieldFrame>
  )
}
