'use client'

import type { ReactNode } from 'react'
import { useSteps } from './step-context'
import styles from './steps.module.css'

interface StepProps {
  id: string
  title: string
  intro?: string
  children: ReactNode
}

/** A part of a long form with what it is about. */
export function Step({ id, title, intro, children }: StepProps) {
  const { current } = useSteps()
  return (
    <fieldset id={id} data-step="" className={styles.step} hidden={current !== null && current !== id}>
      <legend className={styles.legend}>
        <h2 data-legend="" tabIndex={-1} className={styles.title}>
          {title}
        </h2>
      </legend>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </fieldset>
  )
}
