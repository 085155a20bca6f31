'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { isOn, type EventWindow } from '@/lib/site/agenda/agenda'
import { NOW_REFRESH } from '@/lib/site/constants'
import { DAY } from '@/lib/site/text/durations'

/** When the clock was last looked at; 0 while nobody wants to know. */
let now = 0

/**
 * The present while an event is on, looked up anew every half minute and whenever the page comes back to
 * the front.
 *
 * @returns milliseconds since 1970; 0 while the event is not on, null on the server
 */
export function useNow(window: EventWindow | null): number | null {
  const { from = 0, to = 0 } = window ?? {}
  const subscribe = useCallback((onTick: () => void) => follow({ from, to }, onTick), [from, to])
  const read = () => {
    now ||= Date.now()
    return isOn({ from, to }, now) ? now : 0
  }
  return useSyncExternalStore<number | null>(subscribe, read, () => null)
}

function follow({ from, to }: EventWindow, onTick: () => void): () => void {
  const tick = () => {
    now = Date.now()
    onTick()
  }
  tick()
  // An event that is over or far off needs no clock.
  const isNear = from - DAY <= now && now <= to
  const timer = isNear ? setInterval(tick, NOW_REFRESH) : undefined
  if (isNear) document.addEventListener('visibilitychange', tick)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
    now = 0
  }
}
