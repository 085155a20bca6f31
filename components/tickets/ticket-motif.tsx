import type { ReactElement } from 'react'
import type { Event } from '@/lib/contract/events'
import styles from './ticket-card.module.css'

const ARCH = <path d="M28 96V52a32 32 0 0 1 64 0v44M44 96V52a16 16 0 0 1 32 0v44" />
const BRIDGE = <path d="M4 80h112M4 88h112M32 88V28m56 60V28M4 62 32 28q28 60 56 0l28 34M46 80V50m14 30V56m14 24V50" />
const BULBS = <path d="M4 24q28 34 56 20t56-6M24 42v8m24-4v8m24-10v8m24-12v8M24 64a6 6 0 1 0 0-12 6 6 0 0 0 0 12zm24 4a6 6 0 1 0 0-12 6 6 0 0 0 0 12zm24-2a6 6 0 1 0 0-12 6 6 0 0 0 0 12zm24-4a6 6 0 1 0 0-12 6 6 0 0 0 0 12z" />

const MOTIFS: Record<Event['kind'], ReactElement> = { summit: ARCH, accelerator: BRIDGE, jazz: BULBS }

/** The sign of a kind of event: arch, bridge or string of bulbs, with the thread that runs through the site. */
export function TicketMotif({ kind }: { kind: Event['kind'] }) {
  return (
    <svg className={styles.motif} viewBox="0 0 120 120" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" focusable="false">
      {MOTIFS[kind]}
      <path d="M-200 104c90-14 130 14 200 2s70-12 320-2" />
    </svg>
  )
}
