'use client'

import { Icon } from '@/components/ui/icon'
import { useAgenda } from '../agenda-context'
import styles from './my-plan.module.css'
import { showTab } from '../tabs/tab-address'

export function PlanEmpty() {
  const { setup, texts } = useAgenda()
  return (
    <div className={styles.empty}>
      <Icon name="star" size={40} />
      <p className={styles.emptyTitle}>{texts.plan.empty}</p>
      <p className={styles.hint}>{texts.plan.hint}</p>
      <button type="button" className={styles.button} onClick={() => showTab(setup.day)}>
        {texts.plan.toAgenda}
      </button>
    </div>
  )
}
