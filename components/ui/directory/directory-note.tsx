import type { ReactNode } from 'react'
import styles from './directory-note.module.css'

interface DirectoryNoteProps {
  title: string
  text?: string
  /** Whether it reports a failure, which screen readers tell at once. */
  isAlert?: boolean
  /** What can be done about it. */
  children: ReactNode
}

/** What stands in the place of a list that has nothing to show. */
export function DirectoryNote({ title, text, isAlert = false, children }: DirectoryNoteProps) {
  return (
    <div className={styles.note} role={isAlert ? 'alert' : undefined}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
