import type { ReactNode } from 'react'
import { EmptyChair } from '../drawings/empty-chair'
import { Cluster } from '../layout/cluster'
import styles from './directory-note.module.css'

interface DirectoryNoteProps {
  title: string
  text?: string
  /** Screen readers announce an alert at once. */
  isAlert?: boolean
  children: ReactNode
  /** Below the rest. */
  after?: ReactNode
}

export function DirectoryNote({ title, text, isAlert = false, children, after }: DirectoryNoteProps) {
  return (
    <div className={styles.note} role={isAlert ? 'alert' : undefined} data-own-button="">
      {!isAlert && (
        <div className={styles.stage}>
          <EmptyChair className={styles.chair} />
        </div>
      )}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      <Cluster gap={3} align="start" className={styles.actions}>{children}</Cluster>
      {after && <div className={styles.after}>{after}</div>}
    </div>
  )
}
