import type { ReactNode } from 'react'
import { EmptyChair } from '../drawings/empty-chair'
import styles from './directory-note.module.css'

interface DirectoryNoteProps {
  title: string
  text?: string
  /** Screen readers announce an alert at once. */
  isAlert?: boolean
  children: ReactNode
}

export function DirectoryNote({ title, text, isAlert = false, children }: DirectoryNoteProps) {
  return (
    <div className={styles.note} role={isAlert ? 'alert' : undefined}>
      {!isAlert && <EmptyChair className={styles.chair} />}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
