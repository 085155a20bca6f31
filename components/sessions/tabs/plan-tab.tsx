'use client'

import type { KeyboardEvent } from 'react'
import { Icon } from '@/components/ui/icon'
import { Hint } from '@/components/ui/layout/hint'
import { MY_PLAN } from '@/lib/site/agenda/agenda-address'
import { useAgenda } from '../agenda-context'
import { AgendaTab } from './agenda-tab'
import styles from './agenda-tab.module.css'
import { usePlan } from '../plan/use-plan'

/** Without JavaScript there is none. */
export function PlanTab(behaviour: { hasTabs: boolean; onKeyDown: (event: KeyboardEvent) => void }) {
  const { setup, texts } = useAgenda()
  const { plan } = usePlan(setup.eventIdentifier)
  return (
    <AgendaTab name={MY_PLAN} href={`#${MY_PLAN}`} className={styles.plan} {...behaviour}>
      <span className={styles.name}>{texts.tabs.myPlan}</span>{' '}
      <Hint as="span" className={styles.detail}>
        <Icon name="star" size={16} />
        <span className={styles.number}>{plan.length}</span>
      </Hint>
    </AgendaTab>
  )
}
