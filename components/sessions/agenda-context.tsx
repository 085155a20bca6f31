'use client'

import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { isFiltering } from '@/lib/site/agenda/agenda-filter'
import { toAgendaState, type AgendaSetup, type AgendaState } from '@/lib/site/agenda/agenda-state'
import { isPlain } from '@/lib/site/plain-event'
import { pathTo } from '@/lib/site/routes'
import type { AgendaTexts } from './agenda-texts'
import { SessionListProvider } from './session-list-provider'
import { arriveAt } from './tabs/tab-address'
import { moveTo, useAddress } from './use-address'
import { useNow } from './use-now'
import { useOwnZone } from './use-own-zone'

interface AgendaContext extends AgendaState {
  setup: AgendaSetup
  texts: AgendaTexts
  /** Query and fragment of the address. */
  address: string
  now: number | null
  /** The zone of the visitor, where its clocks show another time. */
  ownZone: string | null
  /** Whether times are shown in it. */
  isOwnTime: boolean
  setOwnTime: (isOwn: boolean) => void
}

const Context = createContext<AgendaContext | null>(null)

export function AgendaProvider({ setup, texts, children, className }: { setup: AgendaSetup; texts: AgendaTexts; children: ReactNode; className?: string }) {
  const path = pathTo('agenda', { eventIdentifier: setup.eventIdentifier })
  const address = useAddress(path, setup.query)
  const now = useNow(setup.window)
  const [opened, setOpened] = useState(now)
  if (opened === null && now !== null) setOpened(now)
  const ownZone = useOwnZone(setup)
  const [wantsOwnTime, setOwnTime] = useState(false)
  const isOwnTime = wantsOwnTime && ownZone !== null
  const value = useMemo(
    () => ({ setup, texts, address, now, ownZone, isOwnTime, setOwnTime, ...toAgendaState(setup, address, now, opened) }),
    [setup, texts, address, now, opened, ownZone, isOwnTime],
  )
  const root = useSessionLinks(setup.isWhole || !isFiltering(value.filter))
  return (
    <div ref={root} className={className}>
      <Context value={value}>
        <SessionListProvider eventIdentifier={setup.eventIdentifier} locale={setup.locale}>
          {children}
        </SessionListProvider>
      </Context>
    </div>
  )
}

/** The state that the parts of an agenda share; only within {@link AgendaProvider}. */
export function useAgenda(): AgendaContext {
  const value = use(Context)
  if (!value) throw new Error('No agenda')
  return value
}

/** Lets links to sessions in the document move within it instead of loading it anew. */
function useSessionLinks(isActive: boolean) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = root.current
    if (!element || !isActive) return
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#session-"]')
      if (!link || !isPlain(event) || !document.getElementById(link.hash.slice(1))) return
      event.preventDefault()
      moveTo(link.search + link.hash)
      requestAnimationFrame(() => arriveAt(link.hash.slice(1)))
    }
    element.addEventListener('click', follow)
    return () => element.removeEventListener('click', follow)
  }, [isActive])
  return root
}
