'use client'

import { Stack } from '@/components/ui/layout/stack'
import { languageOf } from '@/lib/i18n/content-language'
import { dayOf, endOf } from '@/lib/site/agenda/agenda'
import type { StageNow } from '@/lib/site/agenda/agenda-now'
import { formatTime } from '@/lib/site/text/dates'
import { fillText } from '@/lib/site/text/fill-text'
import { useAgenda } from './agenda-context'
import styles from './now-and-next.module.css'
import { SessionLink } from './session-link'
import type { ListedSession } from './listed-session'

interface StageCardProps {
  stage: StageNow<ListedSession>
  sessions: ListedSession[]
  isNextToday: boolean
}

export function StageCard({ stage: { stage, running, next }, sessions, isNextToday }: StageCardProps) {
  const { setup, texts } = useAgenda()
  const time = (instant: string) => formatTime(instant, { locale: setup.locale, timeZone: setup.calendar.timeZone })
  const named = running[0] ?? next
  const nextDay = next ? dayOf(next, setup.calendar) : ''
  return (
    <Stack as="li" gap={2} isTop className={styles.stage}>
      <h3 className={styles.name} lang={named ? languageOf(named, 'stage') : undefined}>
        {stage}
      </h3>
      {running.map((session) => (
        <p key={session._id} className={styles.running}>
          <SessionLink session={session} sessions={sessions} className={styles.session} />
          <span className={styles.detail}>{fillText(texts.now.until, { time: time(new Date(endOf(session)).toISOString()) })}</span>
        </p>
      ))}
      {next && (
        <p className={styles.next}>
          <span className={styles.detail}>
            {texts.now.next}
            {' · '}
            <time dateTime={next.startsAt}>
              {isNextToday ? '' : `${setup.dayNames[nextDay]?.short ?? nextDay}, `}
              {time(next.startsAt)}
            </time>
          </span>
          <SessionLink session={next} sessions={sessions} className={styles.session} />
        </p>
      )}
    </Stack>
  )
}
