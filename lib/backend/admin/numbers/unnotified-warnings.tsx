import type { EventNumbers } from '../../registrations/numbers'
import styles from '../admin.module.css'

/** That guests do not know of a change, and how they come to know of it. */
export function UnnotifiedWarnings({ unnotified, neverEmailed }: Pick<EventNumbers, 'unnotified' | 'neverEmailed'>) {
  return (
    <>
      {unnotified > 0 && (
        <div className={styles.warning} role="status">
          <h3>{`${unnotified} ${unnotified === 1 ? 'guest does' : 'guests do'} not know of a change`}</h3>
          <p>The last email told them another date, place, opening hour or status than what is published now. “Email everyone” tells them, and corrects the entry in their calendar.</p>
        </div>
      )}
      {neverEmailed > 0 && (
        <div className={styles.warning} role="status">
          <h3>{`${neverEmailed} ${neverEmailed === 1 ? 'guest was' : 'guests were'} registered without an email before the last change`}</h3>
          <p>They are not told of it by themselves. “Email everyone” tells them.</p>
        </div>
      )}
    </>
  )
}
