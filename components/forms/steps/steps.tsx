'use client'

import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useIsLive } from '@/components/ui/browser/use-is-live'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Cluster } from '@/components/ui/layout/cluster'
import { fillText } from '@/lib/site/text/fill-text'
import { REVEAL_EVENT, useFormContext } from '../form-context'
import { controlsOf, fieldOf } from '../form-controls'
import { StepContext, stepOf, type StepTitle } from './step'
import { StepProgress } from './step-progress'
import styles from './steps.module.css'

interface StepsProps {
  steps: StepTitle[]
  texts: { label: string; position: string; next: string; back: string }
  /** One `Step` for each title. */
  children: ReactNode
}

const noChange = () => () => undefined

/**
 * The steps of a long form: all below each other without JavaScript, one after the other with it. A step is left
 * forwards only when all is well with it, and found again when the page is opened again. Each is an entry of the
 * browser's history.
 */
export function Steps({ steps, texts, children }: StepsProps) {
  const { check, setGuard, draft } = useFormContext()
  const box = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const isStepped = useIsLive()
  const stored = useSyncExternalStore(noChange, draft.currentStep, () => null)
  const current = Math.max(0, steps.findIndex(({ id }) => id === (chosen ?? stored)))
  const [previous, step, next] = [steps[current - 1], steps[current], steps[current + 1]]

  const turnTo = (id: string) => {
    if (id !== step?.id) window.history.pushState(null, '', `#${id}`)
    flushSync(() => setChosen(id))
    draft.saveStep(id)
  }
  const show = (id: string) => {
    turnTo(id)
    document.getElementById(id)?.querySelector<HTMLElement>('[data-legend]')?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }
  const showNext = async () => {
    const form = box.current?.closest('form')
    if (!form || !next) return
    const names = controlsOf(form).flatMap((control) => (stepOf(control) === step?.id ? [fieldOf(control)] : []))
    if (await check([...new Set(names)])) show(next.id)
  }

  useStepHistory(steps, draft, setChosen)

  useEffect(() => {
    // The Enter key in a field submits the form, although its button is steps away.
    setGuard(() => {
      if (next) void showNext()
      return !next
    })
    const reveal = ({ target }: Event) => {
      const id = stepOf(target as Element)
      if (id) turnTo(id)
    }
    const element = box.current
    element?.addEventListener(REVEAL_EVENT, reveal)
    return () => {
      setGuard(null)
      element?.removeEventListener(REVEAL_EVENT, reveal)
    }
  })

  return (
    <div ref={box} className={isStepped ? styles.steps : `${styles.steps} ${styles.unstepped}`}>
      <StepProgress steps={steps} current={isStepped ? current : null} label={texts.label} position={texts.position} />
      <StepContext.Provider value={{ current: isStepped ? (step?.id ?? null) : null, show }}>{children}</StepContext.Provider>
      {isStepped && <StepButtons previous={previous} next={next} texts={texts} onBack={show} onNext={() => void showNext()} />}
    </div>
  )
}

interface StepButtonsProps {
  previous?: StepTitle
  next?: StepTitle
  texts: StepsProps['texts']
  onBack: (id: string) => void
  onNext: () => void
}

function StepButtons({ previous, next, texts, onBack, onNext }: StepButtonsProps) {
  return (
    <Cluster gap={3} className={styles.links}>
      {previous && (
        <Button size="large" onClick={() => onBack(previous.id)}>
          {texts.back}
        </Button>
      )}
      {next && (
        <Button tone="primary" size="large" onClick={onNext}>
          {fillText(texts.next, { title: next.title })}
        </Button>
      )}
    </Cluster>
  )
}

/** Follows the browser's history, where each step is an entry. */
function useStepHistory(steps: StepTitle[], draft: ReturnType<typeof useFormContext>['draft'], onReturn: (id: string) => void) {
  const entered = useRef<string | null>(null)
  useEffect(() => {
    entered.current ??= draft.currentStep() ?? steps[0]?.id ?? null
    const onPopState = () => {
      const id = steps.find((one) => `#${one.id}` === window.location.hash)?.id ?? entered.current
      if (!id) return
      onReturn(id)
      draft.saveStep(id)
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [steps, draft, onReturn])
}
