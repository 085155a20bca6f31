'use client'

import useSWR from 'swr'
import { readBrowserList } from '@/lib/api/browser-list'
import type { Session } from '@/lib/contract/sessions'
import type { Locale } from '@/lib/i18n/locales'
import { sessionListAddress } from '@/lib/site/agenda/session-list-address'
import { SESSION_LIST_REFRESH } from '@/lib/site/constants'

/** A session as lists of many show it. */
export type ListedSession = Pick<Session, '_id' | 'untranslated' | 'title' | 'startsAt' | 'endsAt' | 'stage' | 'sessionDay'>

/**
 * All sessions of an event with what is needed to name and find them.
 *
 * @param isWanted nothing is asked for until it is true
 * @returns the sessions by their start; undefined while they are on their way
 */
export function useSessionList(eventIdentifier: string, locale: Locale, isWanted: boolean) {
  const address = sessionListAddress(eventIdentifier, locale)
  const { data, error, mutate } = useSWR<ListedSession[], Error>(isWanted ? address : null, readSessions, {
    refreshInterval: isWanted ? SESSION_LIST_REFRESH : 0,
  })
  return { sessions: data, hasFailed: Boolean(error) && !data, retry: () => void mutate() }
}

async function readSessions(address: string): Promise<ListedSession[]> {
  const { items } = await readBrowserList<Partial<ListedSession> & Pick<ListedSession, '_id' | 'title' | 'startsAt'>>(address, '')
  // A backend may leave out what a session does not have.
  return items.map((session) => ({ endsAt: null, stage: '', sessionDay: null, ...session }))
}
