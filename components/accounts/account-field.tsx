import type { ComponentProps } from 'react'
import styles from './account-field.module.css'

export function AccountField({ label, name, ...input }: { label: string; name: string } & ComponentProps<'input'>) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <input name={name} className={styles.input} required {...input} />
    </label>
  )
}
