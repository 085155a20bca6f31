'use client'

import type { ReactNode } from 'react'
import { FieldError } from './field-error'
import styles from './field.module.css'
import { useField } from '../form-context'

/** A box that must be ticked, such as that of the consent. */
export function CheckField({ name, children }: { name: string; children: ReactNode }) {
  const { id, error, value, aria } = useField(name, false)
  return (
    <div className={`${styles.field} ${error ? styles.bad : ''}`}>
      <label className={styles.option}>
        <input {...aria} id={id} name={name} type="checkbox" value="true" required defaultChecked={value === true} data-truth="" />
        <span>{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  )
}
