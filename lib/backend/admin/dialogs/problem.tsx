import styles from '../staff.module.css'

/** Why something was refused, inside the dialog: a toast would lie behind it. */
export function Problem({ children }: { children: string }) {
  return (
    <p role="alert" className={styles.problem}>
      {children}
    </p>
  )
}
