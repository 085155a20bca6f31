'use client'

import type { CSSProperties, ReactNode } from 'react'
import { sessionFragment } from '@/lib/site/agenda/agenda-address'
import type { GridPlace } from '@/lib/site/agenda/agenda-grid'
import { splitAddress } from '@/lib/site/agenda/agenda-state'
import { useAgenda } from './agenda-context'
import styles from './session-item.module.css'

interface SessionItemProps {
  id: string
  isBreak: boolean
  /** The place of its room among all, which gives it its colour; -1 where it has none. */
  room?: number
  place?: GridPlace
  children: ReactNode
}

const ROOM_COLORS = 3

export function SessionItem({ id, isBreak, room = -1, place, children }: SessionItemProps) {
  const { passing, running, address, texts } = useAgenda()
  const fragment = sessionFragment(id)
  return (
    <li
      id={fragment}
      tabIndex={-1}
      hidden={!passing.has(id)}
      className={`${styles.item} ${isBreak ? styles.break : ''}`}
      data-room={room < 0 || isBreak ? undefined : room % ROOM_COLORS}
      data-alone={place?.isAlone ? '' : undefined}
      style={place && gridStyle(place)}
      data-chosen={splitAddress(address).fragment === fragment ? '' : undefined}
      data-running={running.has(id) ? '' : undefined}
    >
      {running.has(id) && <p className={styles.running} data-no-print="">{texts.running}</p>}
      {children}
    </li>
  )
}

function gridStyle({ column, columnEnd, row, rowEnd, minutes }: GridPlace): CSSProperties {
  // The first column holds the times.
  return { '--column': `${column + 1} / ${columnEnd + 1}`, '--row': `${row} / ${rowEnd}`, '--minutes': minutes } as CSSProperties
}
