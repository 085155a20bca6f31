import styles from './draft-note.module.css'

/** Says below a form that what is typed is kept. */
export function DraftNote({ children }: { children: string }) {
  return <p className={styles.note} data-scripted="">{children}</p>
}
