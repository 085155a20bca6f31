'use client'

import { Button } from '@/components/ui/button'
import { Cluster } from '@/components/ui/layout/cluster'
import { useAgenda } from '../agenda-context'
import styles from './my-plan.module.css'

export function PlanFailed({ onRetry }: { onRetry: () => void }) {
  const { texts } = useAgenda()
  return (
    <Cluster gap={5} row={3} align="center" role="alert" className={styles.notice}>
      <p>{texts.plan.failed}</p>
      <Button size="small" data-no-print="" onClick={onRetry}>
        {texts.plan.retry}
      </Button>
    </Cluster>
  )
}
