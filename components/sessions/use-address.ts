'use client'

import { useSyncExternalStore } from 'react'

/** Browsers dispatch it for some changes of the address; for ours we dispatch it ourselves. */
const MOVED = 'hashchange'
const MOVES = ['popstate', MOVED] as const

function subscribe(onMove: () => void): () => void {
  // The framework moves to another view of the same screen without either of those events, and while it renders.
  const onEntry = () => queueMicrotask(onMove)
  for (const move of MOVES) window.addEventListener(move, onMove)
  window.navigation?.addEventListener('currententrychange', onEntry)
  return () => {
    for (const move of MOVES) window.removeEventListener(move, onMove)
    window.navigation?.removeEventListener('currententrychange', onEntry)
  }
}

/**
 * Query and fragment of the address in the browser.
 *
 * @param path the screen's own path: on the way to it the browser still shows the address one came from
 * @param first the address that the document was rendered for
 */
export function useAddress(path: string, first: string): string {
  const read = () => (window.location.pathname === path ? window.location.search + window.location.hash : first)
  return useSyncExternalStore(subscribe, read, () => first)
}

/** Shows another part of the same document at its own address, so that Back returns to what was shown before. */
export function moveTo(address: string, { replace = false } = {}): void {
  const target = address.startsWith('?') || address.startsWith('#') ? window.location.pathname + address : address
  window.history[replace ? 'replaceState' : 'pushState'](null, '', target)
  window.dispatchEvent(new Event(MOVED))
}
