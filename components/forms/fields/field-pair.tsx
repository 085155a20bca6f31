import type { ReactNode } from 'react'
import styles from './field-group.module.css'

/** Two fields side by side where there is room, with label, control and help on common lines. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair} data-hides-empty="">{children}</div>
}
