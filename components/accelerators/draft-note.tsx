import styles from './draft-note.module.css'

interface DraftNoteProps {
  /** Whether it tells what has just been done, with or without a script. */
  isStatus?: boolean
  /** Whether it is true only with a script. */
  isScripted?: boolean
  children: string
}

/** Says below a form that what is typed is stored. */
export function DraftNote({ isStatus = false, isScripted = false, children }: DraftNoteProps) {
  return (
    <p role={isStatus ? 'status' : undefined} className={styles.note} data-scripted={isScripted ? '' : undefined}>
      {children}
    </p>
  )
}
