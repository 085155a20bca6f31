'use client'

import { Field, type FieldProps } from './field'

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url'
  autoComplete?: string
}

const MAX_LENGTH = { text: 200, email: 254, tel: 40, url: 2000 }

export function TextField({ type = 'text', autoComplete, ...field }: TextFieldProps) {
  const inputMode = type === 'text' ? undefined : type
  return (
    <Field {...field}>
      {(control, text) => <input {...{ ...control, type, inputMode, autoComplete }} maxLength={MAX_LENGTH[type]} defaultValue={text} />}
    </Field>
  )
}
