'use client'

import { useContext, useLayoutEffect, useRef, useState } from 'react'
import { Cluster } from '@/components/ui/layout/cluster'
import { Facts } from '@/components/ui/layout/facts'
import { Stack } from '@/components/ui/layout/stack'
import { PlainButton } from '@/components/ui/plain-button'
import { answerIn, controlsOf, fieldOf, type FormControl } from '../form-controls'
import { StepContext, stepOf, type StepTitle } from './step'
import styles from './steps.module.css'

interface ReviewProps {
  /** The step that this stands in. */
  step: string
  /** The steps that are looked through. */
  steps: StepTitle[]
  /** The names of the fields as people read them; a field without one is left out. */
  labels: Record<string, string>
  texts: { change: string; empty: string }
}

/** The values of the other steps, to be read before sending; nothing without JavaScript. */
export function Review({ step, steps, labels, texts }: ReviewProps) {
  const { current, show } = useContext(StepContext)
  const box = useRef<HTMLDivElement>(null)
  const [controls, setControls] = useState<FormControl[]>([])
  const isShown = current === step

  useLayoutEffect(() => {
    const form = box.current?.closest('form')
    // The values stand in the page, not in a state.
    if (isShown && form) setControls(controlsOf(form).filter((control) => labels[fieldOf(control)]))
  }, [isShown, labels])

  const fieldsOf = (id: string) => [...new Set(controls.filter((control) => stepOf(control) === id).map(fieldOf))]
  return (
    <Stack gap={6} ref={box} data-hides-empty="">
      {isShown &&
        steps.map(({ id, title }) => (
          <section key={id} aria-label={title}>
            <Cluster as="header" gap={5} row={2} align="baseline" isSpread className={styles.partHeader}>
              <h3 className={styles.partTitle}>{title}</h3>
              <PlainButton className={styles.change} onClick={() => show(id)} aria-label={`${texts.change}: ${title}`}>
                {texts.change}
              </PlainButton>
            </Cluster>
            <Facts
              isQuiet
              className={styles.answers}
              facts={fieldsOf(id).map((name) => ({ label: labels[name], value: answerIn(controls, name) || <span className={styles.nothing}>{texts.empty}</span> }))}
            />
          </section>
        ))}
    </Stack>
  )
}
