'use client'

import { languageOf } from '@/lib/i18n/content-language'
import { Link } from '@/lib/i18n/navigation'
import { sessionAddress } from '@/lib/site/agenda/agenda-address'
import { useAgenda } from './agenda-context'
import type { ListedSession } from './listed-session'

interface SessionLinkProps {
  session: ListedSession
  /** All sessions of the event, by which the place of this one is found. */
  sessions: ListedSession[]
  className?: string
}

export function SessionLink({ session, sessions, className }: SessionLinkProps) {
  const { setup } = useAgenda()
  const href = sessionAddress(setup.eventIdentifier, session._id, sessions, setup.calendar) ?? ''
  // In a document that holds all sessions the agenda moves by itself.
  const Anchor = setup.isWhole ? 'a' : Link
  return (
    <Anchor href={href} className={className} lang={languageOf(session, 'title')}>
      {session.title}
    </Anchor>
  )
}
