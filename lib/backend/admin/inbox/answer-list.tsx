import type { Message } from '../../payload-types'
import { formatSiteTime } from '../times/site-time'
import styles from '../staff.module.css'

/** What staff have answered to a message, in order. */
export function AnswerList({ answers }: Pick<Message, 'answers'>) {
  if (!answers || answers.length === 0) return null
  return (
    <ol className={styles.list} aria-label="Answers">
      {answers.map(({ by, at, text }) => (
        <li key={at}>
          <p className={styles.muted}>
            {`${by}, `}
            <time dateTime={at}>{formatSiteTime(at)}</time>
          </p>
          <p className={styles.typed}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
