'use client'

import { useEffect } from 'react'
import useSWR from 'swr'
import { readBrowserList } from '@/lib/api/browser-list'
import { SESSION_LIST_REFRESH } from '@/lib/site/constants'
import type { ListedSession, LoadedSessions } from './listed-session'

/** Reads the sessions as long as it is rendered, and reports its results. */
export function SessionListReader({ address, onChange }: { address: string; onChange: (list: LoadedSessions) => void }) {
  const { data, error, mutate } = useSWR<ListedSession[], Error>(address, readSessions, { refreshInterval: SESSION_LIST_REFRESH })
  const hasFailed = Boolean(error) && !data
  useEffect(() => onChange({ sessions: data, hasFailed, retry: () => void mutate() }), [data, hasFailed, mutate, onChange])
  return null
}

async function readSessions(address: string): Promise<ListedSession[]> {
  const { items } = await readBrowserList<Partial<ListedSession> & Pick<ListedSession, '_id' | 'title' | 'startsAt'>>(address, '')
  // A backend may leave out what a session does not have.
  return items.map((session) => ({ endsAt: null, stage: '', sessionDay: null, ...session }))
}
