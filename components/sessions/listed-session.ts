import type { Session } from '@/lib/contract/sessions'

/** A session as lists of many show it. */
export type ListedSession = Pick<Session, '_id' | 'untranslated' | 'title' | 'startsAt' | 'endsAt' | 'stage' | 'sessionDay'>

/** The sessions of an event by their start; undefined while they are loading. */
export interface LoadedSessions {
  sessions?: ListedSession[]
  hasFailed: boolean
  retry: () => void
}
