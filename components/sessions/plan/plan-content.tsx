'use client'

import { Button } from '@/components/ui/button'
import { Cluster } from '@/components/ui/layout/cluster'
import { Heading } from '@/components/ui/layout/heading'
import { dayOf } from '@/lib/site/agenda/agenda'
import { MY_PLAN } from '@/lib/site/agenda/agenda-address'
import { useAgenda } from '../agenda-context'
import styles from './my-plan.module.css'
import { PlanCalendar } from './plan-calendar'
import { PlanEmpty } from './plan-empty'
import { PlanEntry } from './plan-entry'
import { PlanFailed } from './plan-failed'
import { usePlan } from './use-plan'
import type { ListedSession } from '../listed-session'
import { useSessionList } from '../session-list-provider'

export function PlanContent() {
  const { setup, texts } = useAgenda()
  const { plan, toggle, keep } = usePlan(setup.eventIdentifier)
  const { sessions, hasFailed, retry } = useSessionList(plan.length > 0)
  if (plan.length === 0) return <PlanEmpty />
  if (hasFailed) return <PlanFailed onRetry={retry} />
  if (!sessions) return <p role="status">{texts.plan.loading}</p>
  const chosen = sessions.filter(({ _id }) => plan.includes(_id))
  const remove = (act: () => void) => {
    act()
    // The button that had the focus is gone with what it removed.
    document.getElementById(MY_PLAN)?.focus({ preventScroll: true })
  }
  return (
    <>
      {setup.isOpen && chosen.length > 0 && <PlanCalendar sessions={chosen.map(({ _id }) => _id)} />}
      {chosen.length < plan.length && (
        <Cluster gap={5} row={3} align="center" className={styles.notice}>
          <p>{texts.plan.gone}</p>
          <Button size="small" data-no-print="" onClick={() => remove(() => keep(sessions.map(({ _id }) => _id)))}>
            {texts.plan.removeGone}
          </Button>
        </Cluster>
      )}
      {byDay(chosen, (session) => dayOf(session, setup.calendar)).map(([date, ofDay]) => (
        <section key={date} className={styles.day}>
          <Heading as="h3" size="s" className={styles.dayTitle}>{setup.dayNames[date]?.long ?? date}</Heading>
          <ol className={styles.entries}>
            {ofDay.map((session) => (
              <PlanEntry key={session._id} session={session} sessions={sessions} chosen={chosen} onRemove={() => remove(() => toggle(session._id))} />
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}

function byDay(sessions: readonly ListedSession[], dayOfSession: (session: ListedSession) => string) {
  const days = new Map<string, ListedSession[]>()
  for (const session of sessions) {
    const date = dayOfSession(session)
    days.set(date, [...(days.get(date) ?? []), session])
  }
  return [...days].sort(([one], [other]) => one.localeCompare(other))
}
