import type { UIFieldServerProps } from 'payload'
import { ROUNDS } from '../paths'
import styles from '../staff.module.css'

/** Leads from the form of a round to what is done with it. */
export function RoundLink({ id }: UIFieldServerProps) {
  if (!id) return <p className={styles.muted}>Save the round first: then jurors are invited and readings assigned on a page of its own. The list of rounds copies an earlier one.</p>
  return (
    <ul className={styles.links}>
      <li>
        <a href={`${ROUNDS}/${String(id)}`}>Jurors, ranking and decisions of this round</a>
      </li>
    </ul>
  )
}
