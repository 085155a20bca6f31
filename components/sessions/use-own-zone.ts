'use client'

import { useSyncExternalStore } from 'react'
import type { AgendaSetup } from '@/lib/site/agenda/agenda-state'
import { offsetAt } from '@/lib/site/text/time-zone'

/** The visitor's time zone where its clocks differ from those of the event; null on the server. */
export function useOwnZone({ calendar, sessions }: Pick<AgendaSetup, 'calendar' | 'sessions'>): string | null {
  const own = useSyncExternalStore(stay, ownZone, () => null)
  const instant = sessions[0]?.startsAt
  return own && instant && offsetAt(instant, own) !== offsetAt(instant, calendar.timeZone) ? own : null
}

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

function stay(): () => void {
  return () => undefined
}
