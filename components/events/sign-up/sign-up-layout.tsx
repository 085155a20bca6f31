import type { ReactNode } from 'react'
import styles from './sign-up.module.css'

export function SignUpLayout({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.layout} data-subscribe="line">
      <div className={styles.summary}>{summary}</div>
      <div className={styles.form}>{children}</div>
    </div>
  )
}
