import type { EventNumbers } from '../../registrations/numbers'
import { peopleOf } from '../../access/consequences/people-of'
import styles from '../staff.module.css'

/** Warns that guests or applicants do not know of a change, and says how to tell them. */
export function UnnotifiedWarnings({ unnotified, neverEmailed, applicants }: Pick<EventNumbers, 'unnotified' | 'neverEmailed' | 'applicants'>) {
  return (
    <>
      {unnotified > 0 && (
        <div className={styles.warning} role="status">
          <h3>{`${peopleOf(unnotified, applicants)} ${unnotified === 1 ? 'does' : 'do'} not know of a change`}</h3>
          <p>The last email told them another date, place, opening hour or status than what is published now. “Email everyone”, which the desk and administrators have, tells them, and corrects the entry in the calendars of guests.</p>
        </div>
      )}
      {neverEmailed > 0 && (
        <div className={styles.warning} role="status">
          <h3>{`${neverEmailed} ${neverEmailed === 1 ? 'guest was' : 'guests were'} registered without an email before the last change`}</h3>
          <p>They are not told of it by themselves. “Email everyone”, which the desk and administrators have, tells them.</p>
        </div>
      )}
    </>
  )
}
