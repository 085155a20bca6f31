import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import styles from './plain-button.module.css'

/** A button among words, underlined as a link is. */
export function PlainButton({ className, ...others }: ComponentProps<'button'>) {
  return <button {...others} type="button" className={classNames(styles.plain, className)} />
}
