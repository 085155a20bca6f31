'use client'

import type { ReactNode } from 'react'
import { FieldError, useField } from './field'
import styles from './field.module.css'
import box from './option.module.css'

/** A box that must be ticked. */
export function CheckField({ name, children }: { name: string; children: ReactNode }) {
  const { id, error, value, description } = useField(name, false)
  return (
    <div className={`${styles.field} ${error ? styles.bad : ''}`}>
      <label className={box.option}>
        <input
          {...{ id, name }}
          type="checkbox"
          value="true"
          required
          defaultChecked={value === true}
          aria-invalid={error ? true : undefined}
          aria-describedby={description}
        />
        <span>{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  )
}
