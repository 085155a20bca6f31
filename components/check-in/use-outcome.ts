import { useEffect, useRef, useState } from 'react'
import { toneOf, type Outcome } from './result-card'
import { playTone } from './sounds'

/** The outcome on the screen: in the order of asking, whatever is answered first, because the last is meant for who stands there. */
export function useOutcome(isSilent: boolean) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const box = useRef<HTMLDivElement>(null)
  // Whoever has scrolled down to the settings must see it, too.
  useEffect(() => {
    // It returns a promise in newer browsers, which is no way to clean up.
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
