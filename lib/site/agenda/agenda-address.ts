import { dayOf, type AgendaCalendar, type DatedSession } from './agenda'
import { toParts } from './agenda-parts'
import { SESSIONS_PER_PAGE } from '../constants'
import { toViewQuery } from '../lists/list-view'
import { pathTo } from '../routes'

/** The fragment of the sessions that the visitor starred. */
export const MY_PLAN = 'my-plan'

const SESSION_MARK = 'session-'

export function sessionFragment(id: string): string {
  return `${SESSION_MARK}${id}`
}

/** The `_id` in a fragment (without `#`), or null. */
export function sessionOfFragment(fragment: string): string | null {
  return fragment.startsWith(SESSION_MARK) ? fragment.slice(SESSION_MARK.length) : null
}

/** Both the fragment and the `id` of the panel of a day or of the plan. */
export function panelId(tab: string): string {
  return tab === MY_PLAN ? MY_PLAN : `day-${tab}`
}

export function tabId(tab: string): string {
  return `tab-${tab}`
}

/**
 * The address at which an agenda shows a session: its day, its part of the day, and its fragment; null for a session
 * of another event.
 */
export function sessionAddress(
  eventIdentifier: string,
  id: string,
  sessions: readonly (DatedSession & { stage: string })[],
  calendar: AgendaCalendar,
): string | null {
  const session = sessions.find(({ _id }) => _id === id)
  if (!session) return null
  const day = dayOf(session, calendar)
  const page = sessions.length > SESSIONS_PER_PAGE ? partOf(session, sessions.filter((other) => dayOf(other, calendar) === day)) : 1
  const query = toViewQuery({ day, ...(page > 1 && { page: String(page) }) })
  return `${pathTo('agenda', { eventIdentifier })}${query}#${sessionFragment(id)}`
}

function partOf<Entry extends DatedSession & { stage: string }>(session: Entry, ofDay: readonly Entry[]): number {
  return toParts(ofDay).findIndex((part) => part.includes(session)) + 1
}
