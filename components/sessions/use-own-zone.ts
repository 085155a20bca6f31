'use client'

import { useSyncExternalStore } from 'react'
import type { AgendaSetup } from '@/lib/site/agenda/agenda-state'
import { offsetAt } from '@/lib/site/text/time-zone'

let zone: string | null = null

/** The visitor's time zone where its clocks differ from those of the event; null on the server and while a page begins. */
export function useOwnZone({ calendar, sessions }: Pick<AgendaSetup, 'calendar' | 'sessions'>): string | null {
  const zoneName = useSyncExternalStore(lookUp, () => zone, () => null)
  const instant = sessions[0]?.startsAt
  return zoneName && instant && offsetAt(instant, zoneName) !== offsetAt(instant, calendar.timeZone) ? zoneName : null
}

/** Apart from what makes the page work: a browser's first time zone takes it as long as all of that. */
function lookUp(onChange: () => void): () => void {
  let timer = setTimeout(() => {
    zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    timer = setTimeout(onChange)
  })
  return () => clearTimeout(timer)
}
