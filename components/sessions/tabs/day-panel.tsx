'use client'

import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { panelId, tabId } from '@/lib/site/agenda/agenda-address'
import { isFiltering } from '@/lib/site/agenda/agenda-filter'
import { useAgenda } from '../agenda-context'
import styles from './day-panel.module.css'
import { showTab } from './tab-address'

interface DayPanelProps {
  date: string
  isLive: boolean
  hasTabs: boolean
  /** From which side it comes in. */
  came?: 'before' | 'after'
  children: ReactNode
}

/** While another tab is shown, the browser's own search still finds the sessions. */
export function DayPanel({ date, isLive, hasTabs, came, children }: DayPanelProps) {
  const { tab, filter, counts } = useAgenda()
  const panel = useRef<HTMLElement>(null)
  const isSelected = tab === date
  const isLeftOut = isFiltering(filter) && !(date in counts) && (Object.keys(counts).length > 0 || !isSelected)

  // React knows `hidden` as true or false only.
  useLayoutEffect(() => {
    if (isLive && !isSelected) panel.current?.setAttribute('hidden', 'until-found')
    else panel.current?.removeAttribute('hidden')
  }, [isLive, isSelected])

  useEffect(() => {
    const element = panel.current
    const show = () => showTab(date)
    element?.addEventListener('beforematch', show)
    return () => element?.removeEventListener('beforematch', show)
  }, [date])

  return (
    <section
      ref={panel}
      id={panelId(date)}
      className={styles.panel}
      role={hasTabs ? 'tabpanel' : undefined}
      aria-labelledby={tabId(date)}
      data-left-out={isLeftOut ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
      data-came={isSelected ? came : undefined}
    >
      {children}
    </section>
  )
}
