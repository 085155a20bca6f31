'use client'

import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { panelId, tabId } from '@/lib/site/agenda/agenda-address'
import { isPlain } from '@/lib/site/plain-event'
import { useAgenda } from '../agenda-context'
import styles from './agenda-tab.module.css'
import { showTab } from './tab-address'

interface AgendaTabProps {
  /** The day, or the visitor's own plan. */
  name: string
  href: string
  hasTabs: boolean
  onKeyDown: (event: KeyboardEvent) => void
  className?: string
  children: ReactNode
}

/** A link to a part of the document, which JavaScript makes a tab. */
export function AgendaTab({ name, href, hasTabs, onKeyDown, className = '', children }: AgendaTabProps) {
  const { tab } = useAgenda()
  const isSelected = tab === name
  const role: ComponentProps<'a'> = hasTabs
    ? { role: 'tab', 'aria-selected': isSelected, 'aria-controls': panelId(name), tabIndex: isSelected ? 0 : -1 }
    : { 'aria-current': isSelected ? 'page' : undefined }
  return (
    <a
      href={href}
      id={tabId(name)}
      className={`${styles.tab} ${className}`}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        showTab(name)
      }}
      {...role}
    >
      {children}
    </a>
  )
}
