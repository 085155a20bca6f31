'use client'

import { Grid } from '@/components/ui/layout/grid'
import { dayOf } from '@/lib/site/agenda/agenda'
import { runningAndNext } from '@/lib/site/agenda/agenda-now'
import { toCalendarDay } from '@/lib/site/text/dates'
import { useAgenda } from './agenda-context'
import styles from './now-and-next.module.css'
import { StageCard } from './stage-card'
import { useSessionList } from './session-list-provider'

export function NowAndNext() {
  const { setup, now, isOn, texts } = useAgenda()
  const { sessions, hasFailed } = useSessionList(isOn)
  // On the server nobody knows the visitor's clock: where the event is on, the place is kept.
  const isExpected = now === null ? setup.wasOn : isOn
  if (!isExpected || hasFailed) return null
  const present = now || 0
  const stages = sessions ? runningAndNext(sessions, present) : null
  if (stages?.length === 0) return null
  const isRunning = !stages || stages.some(({ running }) => running.length > 0)
  const today = toCalendarDay(new Date(present).toISOString(), setup.calendar.timeZone)
  return (
    <section className={styles.strip} data-no-print="" aria-labelledby="now-and-next">
      <h2 id="now-and-next" className={styles.title}>
        {isRunning ? texts.now.title : texts.now.between}
      </h2>
      <p className={styles.zone}>{setup.zone}</p>
      <Grid as="ul" gap={5} row={4} className={styles.stages}>
        {stages?.map((stage) => (
          <StageCard
            key={stage.stage}
            stage={stage}
            sessions={sessions ?? []}
            isNextToday={stage.next !== null && dayOf(stage.next, setup.calendar) === today}
          />
        ))}
      </Grid>
    </section>
  )
}
