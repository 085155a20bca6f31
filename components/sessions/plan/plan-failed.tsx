'use client'

import { useAgenda } from '../agenda-context'
import styles from './my-plan.module.css'

export function PlanFailed({ onRetry }: { onRetry: () => void }) {
  const { texts } = useAgenda()
  return (
    <div role="alert" className={styles.notice}>
      <p>{texts.plan.failed}</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        {texts.plan.retry}
      </button>
    </div>
  )
}
