'use client'

import { Cluster } from '@/components/ui/layout/cluster'
import { Grid } from '@/components/ui/layout/grid'
import { Hint } from '@/components/ui/layout/hint'
import { PlainButton } from '@/components/ui/plain-button'
import { languageOf } from '@/lib/i18n/content-language'
import { overlapping } from '@/lib/site/agenda/agenda-plan'
import { formatTime } from '@/lib/site/text/dates'
import { fillText } from '@/lib/site/text/fill-text'
import { useAgenda } from '../agenda-context'
import styles from './plan-entry.module.css'
import { SessionLink } from '../session-link'
import { ShownTime } from '../shown-time'
import type { ListedSession } from '../listed-session'

interface PlanEntryProps {
  session: ListedSession
  /** All sessions of the event. */
  sessions: ListedSession[]
  /** Those in the plan. */
  chosen: ListedSession[]
  onRemove: () => void
}

export function PlanEntry({ session, sessions, chosen, onRemove }: PlanEntryProps) {
  const { setup, texts } = useAgenda()
  const time = (instant: string) => formatTime(instant, { locale: setup.locale, timeZone: setup.calendar.timeZone })
  return (
    <Grid as="li" gap={4} row={1} className={styles.entry}>
      <Cluster as="p" align="baseline" className={styles.time}>
        <ShownTime instant={session.startsAt} time={time(session.startsAt)} />{' '}
        {session.endsAt && (
          <Hint as="small" className={styles.end}>
            <ShownTime instant={session.endsAt} time={time(session.endsAt)} isEnd />
          </Hint>
        )}
      </Cluster>
      <div className={styles.session}>
        <h4 className={styles.title}>
          <SessionLink session={session} sessions={sessions} />
        </h4>
        <p className={styles.stage} lang={languageOf(session, 'stage')}>
          {session.stage}
        </p>
        {overlapping(session, chosen).map((other) => (
          <p key={other._id} className={styles.overlap}>
            {fillText(texts.plan.overlaps, { title: other.title })}
          </p>
        ))}
      </div>
      <PlainButton
        className={styles.remove}
        data-no-print=""
        aria-label={fillText(texts.plan.removeSession, { title: session.title })}
        onClick={onRemove}
      >
        {texts.plan.remove}
      </PlainButton>
    </Grid>
  )
}
