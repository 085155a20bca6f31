import { Cluster } from '@/components/ui/layout/cluster'
import { Hint } from '@/components/ui/layout/hint'
import { Stack } from '@/components/ui/layout/stack'
import { fillText } from '@/lib/site/text/fill-text'
import type { StepTitle } from './step'
import styles from './steps.module.css'

interface StepProgressProps {
  steps: StepTitle[]
  /** The index of the step that is shown; null while all of them are. */
  current: number | null
  label: string
  position: string
}

/** Links to the steps while all are shown, else where one stands among them. */
export function StepProgress({ steps, current, label, position }: StepProgressProps) {
  return (
    <Stack as="nav" gap={2} className={styles.progress} aria-label={label}>
      {current !== null && (
        <p className={styles.position}>
          {fillText(position, { number: String(current + 1), total: String(steps.length), title: steps[current]?.title ?? '' })}
        </p>
      )}
      <Cluster as="ol" gap={2} isOneRow>
        {steps.map(({ id, title }, index) => (
          <Hint as="li"
            key={id}
            className={`${styles.mark} ${current !== null && index < current ? styles.done : ''}`}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.number}>{index + 1}</span>
            {current === null ? <a href={`#${id}`}>{title}</a> : <span className={styles.name}>{title}</span>}
          </Hint>
        ))}
      </Cluster>
    </Stack>
  )
}
