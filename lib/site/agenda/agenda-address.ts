import { dayOf, type AgendaCalendar, type DatedSession } from './agenda'
import { toParts } from './agenda-parts'
import { SESSIONS_PER_PAGE } from '../constants'
import { toViewQuery } from '../lists/list-view'
import { pathTo } from '../routes'

/** The fragment that addresses the sessions a visitor starred. */
export const MY_PLAN = 'my-plan'

const SESSION_MARK = 'session-'

/** The fragment that addresses a session within its agenda. */
export function sessionFragment(id: string): string {
  return `${SESSION_MARK}${id}`
}

/** The `_id` of the session that a fragment (without `#`) addresses; null for any other fragment. */
export function sessionOfFragment(fragment: string): string | null {
  return fragment.startsWith(SESSION_MARK) ? fragment.slice(SESSION_MARK.length) : null
}

/** The fragment that addresses a day of an agenda, or the visitor's own plan, and the `id` of its panel. */
export function panelId(tab: string): string {
  return tab === MY_PLAN ? MY_PLAN : `day-${tab}`
}

/** The `id` of the tab of a day or of the visitor's own plan. */
export function tabId(tab: string): string {
  return `tab-${tab}`
}

/**
 * The address at which an agenda shows a session: its day, the part of the day where it has parts, and the
 * session itself.
 *
 * @param id the session's `_id`
 * @param sessions all sessions of the event in their natural order
 * @returns null when the session is none of them
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
