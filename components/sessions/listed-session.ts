import type { Session } from '@/lib/contract/sessions'

/** A session as lists of many show it. */
export type ListedSession = Pick<Session, '_id' | 'untranslated' | 'title' | 'startsAt' | 'endsAt' | 'stage' | 'sessionDay'>

/** What is known of the sessions of an event: undefined while they are on their way, else by their start. */
export interface LoadedSessions {
  sessions?: ListedSession[]
  hasFailed: boolean
  retry: () => void
}
