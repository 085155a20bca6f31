'use client'

import { useContext, useLayoutEffect, useRef, useState } from 'react'
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
    <div ref={box} className={styles.review}>
      {isShown &&
        steps.map(({ id, title }) => (
          <section key={id} aria-label={title} className={styles.part}>
            <header className={styles.partHeader}>
              <h3 className={styles.partTitle}>{title}</h3>
              <button type="button" className={styles.change} onClick={() => show(id)} aria-label={`${texts.change}: ${title}`}>
                {texts.change}
              </button>
            </header>
            <dl className={styles.answers}>
              {fieldsOf(id).map((name) => (
                <div key={name}>
                  <dt>{labels[name]}</dt>
                  <dd>{answerIn(controls, name) || <span className={styles.nothing}>{texts.empty}</span>}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </div>
  )
}
