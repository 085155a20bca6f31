'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { controlsOf } from '../form-values'
import { readAnswers, type TypedAnswer } from '../read-answers'
import { useSteps } from './step-context'
import type { StepTitle } from './steps'
import styles from './steps.module.css'

interface ReviewProps {
  /** The part of the form that this stands in. */
  step: string
  /** The parts that are looked through. */
  steps: StepTitle[]
  /** The names of the fields as people read them. */
  labels: Record<string, string>
  texts: { change: string; empty: string }
}

/** What was typed in the other parts of a form, to be read once more before it is sent; nothing without a script. */
export function Review({ step, steps, labels, texts }: ReviewProps) {
  const { current, show } = useSteps()
  const box = useRef<HTMLDivElement>(null)
  const [parts, setParts] = useState<{ id: string; title: string; answers: TypedAnswer[] }[]>([])
  const isShown = current === step

  useLayoutEffect(() => {
    const form = box.current?.closest('form')
    if (!isShown || !form) return
    const inPart = (id: string) => controlsOf(form).filter((control) => control.closest('[data-step]')?.id === id)
    // What was typed stands in the page, not in a state.
    setParts(steps.map(({ id, title }) => ({ id, title, answers: readAnswers(inPart(id), labels) })))
  }, [isShown, steps, labels])

  return (
    <div ref={box} className={styles.review}>
      {isShown &&
        parts.map(({ id, title, answers }) => (
          <section key={id} aria-label={title} className={styles.part}>
            <header className={styles.partHeader}>
              <h3 className={styles.partTitle}>{title}</h3>
              <button type="button" className={styles.change} onClick={() => show(id)} aria-label={`${texts.change}: ${title}`}>
                {texts.change}
              </button>
            </header>
            <dl className={styles.answers}>
              {answers.map(({ name, label, text }) => (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd>{text || <span className={styles.nothing}>{texts.empty}</span>}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </div>
  )
}
