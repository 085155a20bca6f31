import type { Locale } from '@/lib/i18n/locales'
import { countByDay, isOn, todayAt, type AgendaCalendar, type EventWindow, type SessionTimes } from './agenda'
import { MY_PLAN } from './agenda-address'
import { chooseTab } from './agenda-choice'
import { filterOf, passes, type AgendaFilter, type FilteredSession } from './agenda-filter'
import { isRunning } from './agenda-now'
import { toListView } from '../lists/list-view'

interface ShownSession extends SessionTimes, FilteredSession {
  _id: string
  date: string
}

export interface AgendaSetup {
  eventIdentifier: string
  locale: Locale
  calendar: AgendaCalendar
  /** The time zone of its times, with its offset. */
  zone: string
  /** The same where there is no room for the offset. */
  zoneName: string
  days: string[]
  /** Written by the server, since few browsers know the names of Georgian months. */
  dayNames: Record<string, { long: string; short: string }>
  window: EventWindow | null
  /** Whether the event was on when the document was rendered. */
  wasOn: boolean
  /** Whether its sessions can still be put into a calendar. */
  isOpen: boolean
  day: string
  query: string
  /** Whether the document holds the sessions of all days. */
  isWhole: boolean
  sessions: ShownSession[]
  /** Sessions per day under the filter of that address. */
  counts: Record<string, number>
}

export interface AgendaState {
  /** A day, or {@link MY_PLAN}. */
  tab: string
  /** Undefined unless the event was on when it was opened. */
  today: string | undefined
  filter: AgendaFilter
  /** The `_id`s of the sessions that pass the filter. */
  passing: ReadonlySet<string>
  /** Sessions per day; days without any are missing. */
  counts: Record<string, number>
  running: ReadonlySet<string>
  isOn: boolean
}

/**
 * Computes the state at an address such as `?day=2027-05-14#my-plan`.
 *
 * @param now null on the server
 * @param opened the first `now`, whose day stays: nobody is taken away from what they read
 */
export function toAgendaState(setup: AgendaSetup, address: string, now: number | null, opened = now): AgendaState {
  const { query, fragment } = splitAddress(address)
  const view = toListView('agenda', new URLSearchParams(setup.isWhole ? query : setup.query))
  const filter = filterOf(view)
  const passing = setup.isWhole ? setup.sessions.filter((session) => passes(session, filter)) : setup.sessions
  const counts = setup.isWhole ? countByDay(passing) : setup.counts
  const today = opened === null ? undefined : todayAt(setup.window, setup.calendar.timeZone, opened)
  const dayOfSession = (id: string) => setup.sessions.find(({ _id }) => _id === id)?.date
  const request = { requested: view.day ?? (now === null ? setup.day : undefined), today, fitting: new Set(Object.keys(counts)) }
  return {
    tab: setup.isWhole ? chooseTab(fragment, dayOfSession, setup.days, request) : fragment === MY_PLAN ? MY_PLAN : setup.day,
    today,
    filter,
    passing: new Set(passing.map(({ _id }) => _id)),
    counts,
    running: new Set(now === null ? [] : setup.sessions.filter((session) => isRunning(session, now)).map(({ _id }) => _id)),
    isOn: now !== null && isOn(setup.window, now),
  }
}

/** Splits query (with `?`) and fragment (without `#`). */
export function splitAddress(address: string): { query: string; fragment: string } {
  const [query = '', fragment = ''] = address.split('#')
  return { query, fragment }
}
