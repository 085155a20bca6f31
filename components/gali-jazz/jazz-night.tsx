import type { ReactNode } from 'react'
import styles from './jazz-night.module.css'

/** Turns the part of the page that plays at night dark, whatever the visitor’s system prefers. */
export function JazzNight({ children }: { children: ReactNode }) {
  return <div className={styles.night}>{children}</div>
}
