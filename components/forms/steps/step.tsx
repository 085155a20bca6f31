'use client'

import { createContext, useContext, type ReactNode } from 'react'
import { Heading } from '@/components/ui/layout/heading'
import styles from './steps.module.css'

export interface StepTitle {
  id: string
  title: string
}

interface StepContextValue {
  /** The id of the step that is shown; null while all of them are. */
  current: string | null
  show: (id: string) => void
}

export const StepContext = createContext<StepContextValue>({ current: null, show: () => undefined })

interface StepProps extends StepTitle {
  intro?: string
  children: ReactNode
}

/** A part of a long form with what it is about. */
export function Step({ id, title, intro, children }: StepProps) {
  const { current } = useContext(StepContext)
  return (
    <fieldset id={id} data-step="" className={styles.step} hidden={current !== null && current !== id}>
      <legend className={styles.legend}>
        <Heading as="h2" size="m" data-legend="" tabIndex={-1} className={styles.title}>
          {title}
        </Heading>
      </legend>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </fieldset>
  )
}

/** The id of the step that a control stands in. */
export function stepOf(control: Element): string | undefined {
  return control.closest('[data-step]')?.id
}
