import { useSyncExternalStore } from 'react'

const read = () => window.location.hash.slice(1)

/** The assignment that the fragment of the address names, so that Back leads to the list; empty for none. */
export function useOpened(): string {
  return useSyncExternalStore(subscribe, read, () => '')
}

/** Opens an assignment, or with null the list. */
export function openAssignment(assignment: string | null): void {
  window.location.hash = assignment ?? ''
}

function subscribe(onChange: () => void): () => void {
  // Back to the address without a fragment is told by the second alone.
  const types = ['hashchange', 'popstate'] as const
  for (const type of types) window.addEventListener(type, onChange)
  return () => {
    for (const type of types) window.removeEventListener(type, onChange)
  }
}
