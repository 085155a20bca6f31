import type { Messages } from 'next-intl'
import type { EventLabel } from '@/lib/contract/events'
import { CHECK_IN } from '@/lib/site/constants'
import { STAFF_AREA } from '@/lib/site/forms/signed-in-path'
import styles from './check-in.module.css'

interface UnknownEventProps {
  texts: Messages['CheckIn']
  /** The events for which guests can be checked in. */
  events: Pick<EventLabel, 'identifier' | 'title'>[]
}

export function UnknownEvent({ texts, events }: UnknownEventProps) {
  return (
    <main className={styles.screen}>
      <h1>{texts.unknownEvent}</h1>
      {events.length > 0 && (
        <>
          <p>{texts.chooseEvent}</p>
          <ul className={styles.events}>
            {events.map(({ identifier, title }) => (
              <li key={identifier}>
                <a href={`${CHECK_IN}/${identifier}`} className={styles.button}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={STAFF_AREA}>{texts.staffArea}</a>
      </p>
    </main>
  )
}
