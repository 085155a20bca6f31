import type { ReactNode } from 'react'
import styles from './sign-up.module.css'

/** The summary comes first where there is a form to fill in; why there is none comes before what for. */
export function SignUpLayout({ summary, isFormOpen, children }: { summary: ReactNode; isFormOpen: boolean; children: ReactNode }) {
  const aside = <div className={styles.summary}>{summary}</div>
  return (
    <div className={styles.layout} data-subscribe="line">
      {isFormOpen && aside}
      <div className={styles.form}>{children}</div>
      {!isFormOpen && aside}
    </div>
  )
}
