'use client'

import { MY_PLAN, tabId } from '@/lib/site/agenda/agenda-address'
import { useAgenda } from '../agenda-context'
import styles from './my-plan.module.css'
import { PlanContent } from './plan-content'
import { usePlan } from './use-plan'
import { useSessionList } from '../use-session-list'

export function MyPlan({ hasTabs }: { hasTabs: boolean }) {
  const { tab, texts, setup } = useAgenda()
  const { plan } = usePlan(setup.eventIdentifier)
  // Read before it is looked at: by then the connection may be gone.
  useSessionList(setup.eventIdentifier, setup.locale, plan.length > 0)
  const isSelected = tab === MY_PLAN
  return (
    <section
      id={MY_PLAN}
      className={styles.plan}
      role={hasTabs ? 'tabpanel' : undefined}
      aria-labelledby={tabId(MY_PLAN)}
      tabIndex={-1}
      hidden={!isSelected}
    >
      {isSelected && (
        <>
          <h2 className={styles.title}>{texts.plan.title}</h2>
          <PlanContent />
        </>
      )}
    </section>
  )
}
