import type { Messages } from 'next-intl'
import { Stack } from '@/components/ui/layout/stack'
import type { EventLabel } from '@/lib/contract/events'
import { WRITE_ROUTES } from '@/lib/contract/routes'
import { CHECK_IN } from '@/lib/site/constants'
import { pathTo } from '@/lib/site/routes'
import styles from './check-in.module.css'

interface EventChoiceProps {
  title: string
  texts: Messages['CheckIn']
  /** The events for which guests can be checked in. */
  events: Pick<EventLabel, 'identifier' | 'title'>[]
}

/** All that an account for the door has: the events, and the way out. */
export function EventChoice({ title, texts, events }: EventChoiceProps) {
  return (
    <main className={styles.screen}>
      <h1>{title}</h1>
      <p>{events.length > 0 ? texts.chooseEvent : texts.noEvent}</p>
      <Stack as="ul" gap={2} isStart className={styles.events}>
        {events.map(({ identifier, title: name }) => (
          <li key={identifier}>
            <a href={`${CHECK_IN}/${identifier}`} className={styles.button}>
              {name}
            </a>
          </li>
        ))}
      </Stack>
      <form action={WRITE_ROUTES.logout.path} method="post">
        <input type="hidden" name="next" value={pathTo('login')} />
        <button type="submit" className={styles.button}>
          {texts.signOut}
        </button>
      </form>
    </main>
  )
}
