'use client'

import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { fillText } from '@/lib/site/text/fill-text'
import { useFormContext } from '../form-context'
import { controlsOf } from '../form-values'
import { REVEAL } from '../reveal'
import { StepContext } from './step-context'
import { StepProgress } from './step-progress'
import styles from './steps.module.css'

/** A part of a long form. */
export interface StepTitle {
  id: string
  title: string
}

interface StepsProps {
  steps: StepTitle[]
  texts: { label: string; position: string; next: string; back: string }
  /** One `Step` for each title. */
  children: ReactNode
}

const noChange = () => () => undefined

/**
 * The parts of a long form: all of them below each other without a script, one after the other with it. A
 * part is left forwards only when all is well with it, and found again when the page is opened again.
 */
export function Steps({ steps, texts, children }: StepsProps) {
  const { check, setGuard, draft } = useFormContext()
  const box = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const isStepped = useSyncExternalStore(noChange, () => true, () => false)
  const kept = useSyncExternalStore(noChange, draft.currentStep, () => null)
  const current = chosen ?? Math.max(0, steps.findIndex(({ id }) => id === kept))
  const last = steps.length - 1

  const stepOf = (element: Element | null) => steps.findIndex(({ id }) => id === element?.closest('[data-step]')?.id)
  const turnTo = (index: number) => {
    flushSync(() => setChosen(index))
    draft.saveStep(steps[index]?.id ?? '')
  }
  const show = (index: number) => {
    turnTo(index)
    const legend = document.getElementById(steps[index]?.id ?? '')?.querySelector<HTMLElement>('[data-legend]')
    legend?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }
  const goOn = async () => {
    const part = document.getElementById(steps[current]?.id ?? '')
    const form = part?.closest('form')
    if (!form) return
    const names = controlsOf(form).flatMap((control) => (part?.contains(control) ? [control.name] : []))
    if (await check([...new Set(names)])) show(current + 1)
  }

  useEffect(() => {
    // The Enter key in a field sends the form, although its button is parts away.
    setGuard(() => {
      if (current === last) return true
      void goOn()
      return false
    })
    const reveal = ({ target }: Event) => {
      const index = stepOf(target as Element)
      if (index >= 0) turnTo(index)
    }
    const element = box.current
    element?.addEventListener(REVEAL, reveal)
    return () => {
      setGuard(null)
      element?.removeEventListener(REVEAL, reveal)
    }
  })

  return (
    <div ref={box} className={styles.steps}>
      <StepProgress steps={steps} current={isStepped ? current : null} label={texts.label} position={texts.position} />
      <StepContext.Provider value={{ current: isStepped ? (steps[current]?.id ?? null) : null, show: (id) => show(steps.findIndex((step) => step.id === id)) }}>
        {children}
      </StepContext.Provider>
      {isStepped && (
        <div className={styles.links}>
          {current > 0 && (
            <button type="button" className={styles.back} onClick={() => show(current - 1)}>
              {texts.back}
            </button>
          )}
          {current < last && (
            <button type="button" className={styles.next} onClick={() => void goOn()}>
              {fillText(texts.next, { title: steps[current + 1]?.title ?? '' })}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
