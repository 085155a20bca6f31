'use client'

import { MY_PLAN, panelId, tabId } from '@/lib/site/agenda/agenda-address'
import { moveTo } from '../use-address'

/** Shows a day or the visitor's own plan at its address, from its beginning; filters stay. */
export function showTab(tab: string): void {
  const query = new URLSearchParams(window.location.search)
  if (tab !== MY_PLAN) query.set('day', tab)
  const text = query.toString()
  moveTo(`${window.location.pathname}${text && `?${text}`}${tab === MY_PLAN ? `#${MY_PLAN}` : ''}`)
  requestAnimationFrame(() => {
    const panel = document.getElementById(panelId(tab))
    if (panel && panel.getBoundingClientRect().top < 0) panel.scrollIntoView()
  })
}

/** For when the control that had the focus goes away, or another tab is chosen by keyboard. */
export function focusTab(tab: string): void {
  document.getElementById(tabId(tab))?.focus()
}

/** Brings a session or the visitor's own plan into view, and the keyboard with it. */
export function arriveAt(fragment: string): void {
  const target = document.getElementById(fragment)
  target?.scrollIntoView()
  target?.focus({ preventScroll: true })
}

/** The place among so many tabs that a key leads to; null for keys that lead nowhere. */
export function nextPlace(key: string, place: number, count: number): number | null {
  const places: Record<string, number> = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: count - 1 }
  const next = places[key]
  return next === undefined ? null : (next + count) % count
}
