import type { ComponentProps } from 'react'
import styles from './button-link.module.css'
import { classNames } from './class-names'

interface ButtonProps extends ComponentProps<'button'> {
  tone?: 'primary' | 'outline'
  /** `large` ends a form, `small` stands among words. */
  size?: 'large' | 'medium' | 'small'
}

/** Looks as a `ButtonLink` does. */
export function Button({ type = 'button', tone = 'outline', size = 'medium', className, ...others }: ButtonProps) {
  return <button {...others} type={type} className={classNames(styles.button, styles[tone], styles[size], className)} />
}
