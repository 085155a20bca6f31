import type { ReactNode } from 'react'
import styles from './jazz-night.module.css'

/** Dark in every colour scheme. */
export function JazzNight({ children }: { children: ReactNode }) {
  return <div className={styles.night}>{children}</div>
}
