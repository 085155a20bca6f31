'use client'

import { useEffect } from 'react'
import { sessionAddress, sessionOfFragment } from '@/lib/site/agenda/agenda-address'
import { splitAddress } from '@/lib/site/agenda/agenda-state'
import { toListView, toViewQuery } from '@/lib/site/lists/list-view'
import { useAgenda } from './agenda-context'
import { useSessionList } from './session-list-provider'

/** Navigates on where the document does not hold the session of the fragment, or today while the event is on. */
export function PartFinder() {
  const { setup, address, today } = useAgenda()
  const { query, fragment } = splitAddress(address)
  const wanted = sessionOfFragment(fragment)
  const isMissing = wanted !== null && !setup.sessions.some(({ _id }) => _id === wanted)
  const { sessions } = useSessionList(isMissing)
  const target = sessions && wanted && isMissing ? sessionAddress(setup.eventIdentifier, wanted, sessions, setup.calendar) : null

  const isPlain = toViewQuery(toListView('agenda', new URLSearchParams(query))) === '' && fragment === ''
  const isElsewhere = isPlain && today !== undefined && today !== setup.day && setup.days.includes(today)
  const next = target ?? (isElsewhere ? toViewQuery({ day: today }) : null)

  useEffect(() => {
    // On the way from another view the browser still shows the address of that one.
    const isHere = window.location.search + window.location.hash === address
    if (next && isHere && next !== window.location.pathname + address) window.location.replace(next)
  }, [next, address])
  return null
}
