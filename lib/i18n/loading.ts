import { useSyncExternalStore } from 'react'

/** In milliseconds: a page that comes sooner needs no sign. */
const DELAY = 400

const listeners = new Set<() => void>()
let count = 0

/** Notes that a page was requested. @returns a function that notes that it has come, or is no longer wanted */
export function noteLoading(): () => void {
  let isNoted = false
  const timer = setTimeout(() => {
    isNoted = true
    change(1)
  }, DELAY)
  return () => {
    clearTimeout(timer)
    if (isNoted) change(-1)
  }
}

/** Whether a page has been on its way for longer than one waits without a sign. */
export function useIsLoading(): boolean {
  return useSyncExternalStore(subscribe, () => count > 0, () => false)
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

function change(step: number): void {
  count += step
  for (const listener of listeners) listener()
}
