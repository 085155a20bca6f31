'use client'

import type { ReactNode } from 'react'
import { sessionFragment } from '@/lib/site/agenda/agenda-address'
import { splitAddress } from '@/lib/site/agenda/agenda-state'
import { useAgenda } from './agenda-context'
import styles from './session-item.module.css'

interface SessionItemProps {
  id: string
  isBreak: boolean
  children: ReactNode
}

export function SessionItem({ id, isBreak, children }: SessionItemProps) {
  const { passing, running, address, texts } = useAgenda()
  const fragment = sessionFragment(id)
  return (
    <li
      id={fragment}
      tabIndex={-1}
      hidden={!passing.has(id)}
      className={`${styles.item} ${isBreak ? styles.break : ''}`}
      data-chosen={splitAddress(address).fragment === fragment ? '' : undefined}
      data-running={running.has(id) ? '' : undefined}
    >
      {running.has(id) && <p className={styles.running}>{texts.running}</p>}
      {children}
    </li>
  )
}
