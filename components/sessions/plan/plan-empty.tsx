'use client'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Stack } from '@/components/ui/layout/stack'
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
    <Stack gap={3} className={styles.empty}>
      <Icon name="star" size={40} />
      <p className={styles.emptyTitle}>{texts.plan.empty}</p>
      <p className={styles.hint}>{texts.plan.hint}</p>
      <Button size="small" data-no-print="" onClick={leave}>
        {texts.plan.toAgenda}
      </Button>
    </Stack>
  )
}
