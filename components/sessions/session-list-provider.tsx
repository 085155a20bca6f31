'use client'

import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react'
import { useModule } from '@/components/ui/browser/use-module'
import { sessionListAddress } from '@/lib/site/agenda/session-list-address'
import type { Locale } from '@/lib/i18n/locales'
import type { LoadedSessions } from './listed-session'

const ON_ITS_WAY: LoadedSessions = { hasFailed: false, retry: () => undefined }

const loadReader = () => import('./session-list-reader')

const Context = createContext<{ list: LoadedSessions; want: () => () => void } | null>(null)

/** Reads the titles and times of all sessions of an event when a part needs them, as in few visits. */
export function SessionListProvider({ eventIdentifier, locale, children }: { eventIdentifier: string; locale: Locale; children: ReactNode }) {
  const [count, setCount] = useState(0)
  const [list, setList] = useState(ON_ITS_WAY)
  const want = useCallback(() => {
    setCount((known) => known + 1)
    return () => setCount((known) => known - 1)
  }, [])
  const isWanted = count > 0
  const { module: reader, hasFailed, retry } = useModule(loadReader, isWanted)
  const value = { list: hasFailed ? { hasFailed, retry } : list, want }
  return (
    <Context value={value}>
      {children}
      {isWanted && reader && <reader.SessionListReader address={sessionListAddress(eventIdentifier, locale)} onChange={setList} />}
    </Context>
  )
}

/**
 * The sessions of the event that the agenda is of; only within {@link SessionListProvider}.
 *
 * @param isWanted whether to read them
 */
export function useSessionList(isWanted: boolean): LoadedSessions {
  const value = use(Context)
  if (!value) throw new Error('No agenda')
  const { list, want } = value
  useEffect(() => (isWanted ? want() : undefined), [isWanted, want])
  return list
}
