'use client'

import { Icon } from '@/components/ui/icon'
import tools from '@/components/ui/tools/tool-button.module.css'
import { useAgenda } from '../agenda-context'
import styles from './star-button.module.css'
import { usePlan } from './use-plan'

export function StarButton({ id, label }: { id: string; label: string }) {
  const { setup } = useAgenda()
  const { plan, toggle, isReady } = usePlan(setup.eventIdentifier)
  return (
    <button
      type="button"
      className={`${tools.sign} ${styles.star}`} data-no-print=""
      data-scripted=""
      disabled={!isReady}
      aria-pressed={plan.includes(id)}
      aria-label={label}
      onClick={() => toggle(id)}
    >
      <Icon name="star" size={22} />
    </button>
  )
}
