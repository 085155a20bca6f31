import { useEffect, useRef, useState } from 'react'
import { toneOf, type Outcome } from './result-card'
import { playTone } from './sounds'

/** The outcome on the screen: that of the latest request, whichever is answered first, because it is for the guest at the door now. */
export function useOutcome(isSilent: boolean) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const box = useRef<HTMLDivElement>(null)
  // It must be seen even after scrolling down to the settings.
  useEffect(() => {
    // In newer browsers it returns a promise, which an effect must not return.
    void box.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])

  const turn = useRef<Promise<void>>(Promise.resolve())
  const show = (answer: Promise<Outcome>) => {
    turn.current = Promise.all([answer, turn.current.catch(() => undefined)]).then(([result]) => {
      setOutcome(result)
      if (!isSilent && result.result !== 'undone') playTone(toneOf(result))
    })
  }
  return { outcome, box, show, clear: () => setOutcome(null) }
}
