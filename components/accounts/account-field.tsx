import { useId, type ComponentProps } from 'react'
import styles from '@/components/forms/fields/field.module.css'

interface AccountFieldProps extends ComponentProps<'input'> {
  label: string
  name: string
  /** What the value must be like. */
  hint?: string
}

export function AccountField({ label, name, hint, ...input }: AccountFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.help}>
          {hint}
        </p>
      )}
      <input id={id} name={name} className={styles.control} aria-describedby={hint && `${id}-hint`} required {...input} />
    </div>
  )
}
