'use client'

import { Field, type FieldProps } from './field'
import styles from './field.module.css'

/** It has no `maxlength`, which would silently cut off what is pasted. */
export function TextArea({ rows = 6, ...field }: FieldProps & { rows?: number }) {
  return (
    <Field {...field}>
      {({ className, ...control }, text) => (
        <textarea {...control} rows={rows} defaultValue={text} className={`${className} ${styles.area}`} />
      )}
    </Field>
  )
}
