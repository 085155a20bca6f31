import type { ComponentProps } from 'react'
import { Hint } from '@/components/ui/layout/hint'
import styles from './reading.module.css'

interface TextFieldProps extends Omit<ComponentProps<'textarea'>, 'onChange'> {
  id: string
  label: string
  help: string
  onChange: (value: string) => void
}

/** Several lines, with what they are for. */
export function TextField({ id, label, help, onChange, ...others }: TextFieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Hint id={`${id}-help`}>{help}</Hint>
      <textarea {...others} id={id} aria-describedby={`${id}-help`} onChange={({ target }) => onChange(target.value)} />
    </div>
  )
}
