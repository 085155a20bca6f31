import type { ReactNode } from 'react'
import styles from './own-registration.module.css'

/** On a phone the ticket comes first, and what the event is about last. */
export function OwnRegistrationLayout({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.main}>{children}</div>
      <div className={styles.summary}>{summary}</div>
    </div>
  )
}
