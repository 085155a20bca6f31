'use client'

import { Icon } from '@/components/ui/icon'
import { useAgenda } from '../agenda-context'
import styles from './my-plan.module.css'
import { focusTab, showTab } from '../tabs/tab-address'

export function PlanEmpty() {
  const { setup, texts } = useAgenda()
  const leave = () => {
    showTab(setup.day)
    focusTab(setup.day)
  }
  return (
    <div className={styles.empty}>
      <Icon name="star" size={40} />
      <p className={styles.emptyTitle}>{texts.plan.empty}</p>
      <p className={styles.hint}>{texts.plan.hint}</p>
      <button type="button" className={styles.button} onClick={leave}>
        {texts.plan.toAgenda}
      </button>
    </div>
  )
}
