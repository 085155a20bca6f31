import type { ReactNode } from 'react'
import styles from './badge.module.css'

interface BadgeProps {
  /** `bright` for what one can do, `quiet` for what one cannot do, `alert` for what has changed. */
  tone?: 'bright' | 'quiet' | 'alert'
  children: ReactNode
}

export function Badge({ tone = 'bright', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
}
