'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { useIsLive } from '@/components/ui/browser/use-is-live'
import { parsePlan, togglePlan } from '@/lib/site/agenda/agenda-plan'
import { AGENDA_PLAN_KEY } from '@/lib/site/constants'

/** The browser's event reaches other tabs only; this tab dispatches its own. */
const CHANGED = 'storage'

/** Plans that local storage refused: they last as long as the visit. */
const refused = new Map<string, string>()

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange)
  return () => window.removeEventListener(CHANGED, onChange)
}

function read(key: string): string | null {
  try {
    return refused.get(key) ?? window.localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text)
    refused.delete(key)
  } catch {
    refused.set(key, text)
  }
  window.dispatchEvent(new Event(CHANGED))
}

/**
 * The sessions of an event that the visitor starred, the same in every tab of the browser.
 *
 * @returns their `_id`s, what puts a star on or takes it off, what keeps some of them alone, and whether that works already
 */
export function usePlan(eventIdentifier: string) {
  const key = `${AGENDA_PLAN_KEY}${eventIdentifier}`
  const stored = useSyncExternalStore(subscribe, () => read(key), () => null)
  const plan = useMemo(() => parsePlan(stored), [stored])
  const change = (to: (plan: string[]) => string[]) => write(key, JSON.stringify(to(parsePlan(read(key)))))
  return {
    plan,
    toggle: (id: string) => change((starred) => togglePlan(starred, id)),
    keep: (ids: string[]) => change((starred) => starred.filter((id) => ids.includes(id))),
    isReady: useIsLive(),
  }
}
