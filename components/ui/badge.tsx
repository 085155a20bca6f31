import type { ReactNode } from 'react'
import styles from './badge.module.css'

interface BadgeProps {
  /** `bright` for an open offer, `quiet` for a closed one, `alert` for a change. */
  tone?: 'bright' | 'quiet' | 'alert'
  children: ReactNode
}

export function Badge({ tone = 'bright', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
}
