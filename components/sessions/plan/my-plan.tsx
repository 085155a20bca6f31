'use client'

import { useModule } from '@/components/ui/browser/use-module'
import { Heading } from '@/components/ui/layout/heading'
import { MY_PLAN, tabId } from '@/lib/site/agenda/agenda-address'
import { useAgenda } from '../agenda-context'
import styles from './my-plan.module.css'
import { PlanFailed } from './plan-failed'
import { usePlan } from './use-plan'
import { useSessionList } from '../session-list-provider'

const loadContent = () => import('./plan-content')

export function MyPlan({ hasTabs }: { hasTabs: boolean }) {
  const { tab, texts, setup } = useAgenda()
  const { plan } = usePlan(setup.eventIdentifier)
  // Read before it is looked at: by then the connection may be gone.
  useSessionList(plan.length > 0)
  const isSelected = tab === MY_PLAN
  const { module: content, hasFailed, retry } = useModule(loadContent, isSelected || plan.length > 0)
  return (
    <section
      id={MY_PLAN}
      className={styles.plan}
      role={hasTabs ? 'tabpanel' : undefined}
      aria-labelledby={tabId(MY_PLAN)}
      tabIndex={-1}
      hidden={!isSelected}
    >
      <Heading as="h2" size="m" className={styles.title}>{texts.plan.title}</Heading>
      {isSelected && (content ? <content.PlanContent /> : hasFailed ? <PlanFailed onRetry={retry} /> : <p role="status">{texts.plan.loading}</p>)}
    </section>
  )
}
