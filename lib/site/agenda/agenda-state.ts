import type { Locale } from '@/lib/i18n/locales'
import { countByDay, isOn, todayAt, type AgendaCalendar, type EventWindow, type SessionTimes } from './agenda'
import { MY_PLAN } from './agenda-address'
import { chooseTab } from './agenda-choice'
import { filterOf, passes, type AgendaFilter, type FilteredSession } from './agenda-filter'
import { isRunning } from './agenda-now'
import { toListView } from '../lists/list-view'

/** What the browser is told of a session in the document. */
export interface ShownSession extends SessionTimes, FilteredSession {
  _id: string
  date: string
}

/** What the browser is told of an agenda. */
export interface AgendaSetup {
  eventIdentifier: string
  locale: Locale
  calendar: AgendaCalendar
  /** What the zone of its times is called. */
  zone: string
  /** Its calendar days in order. */
  days: string[]
  /** What each day is called, in full and in short: few browsers know the names of months in Georgian. */
  dayNames: Record<string, { long: string; short: string }>
  window: EventWindow | null
  /** Whether the event was on when the document was written. */
  wasOn: boolean
  /** Whether the event is yet to come, so that its sessions can be put into a calendar. */
  isOpen: boolean
  /** The day that the document was written for. */
  day: string
  /** The query of the address that the document was written for. */
  query: string
  /** Whether the document holds the sessions of all days. */
  isWhole: boolean
  sessions: ShownSession[]
  /** How many sessions the filter of that address lets through on each day. */
  found: Record<string, number>
}

/** What an agenda shows at an address and a time. */
export interface AgendaState {
  /** The day that is shown, or {@link MY_PLAN}. */
  tab: string
  filter: AgendaFilter
  /** The sessions that the filter lets through. */
  passing: ReadonlySet<string>
  /** How many those are on each day; a day without any is missing. */
  found: Record<string, number>
  /** The sessions that are running. */
  running: ReadonlySet<string>
  /** Whether the event is on. */
  isOn: boolean
}

/**
 * What an agenda shows.
 *
 * @param address query and fragment, such as `?day=2027-05-14#my-plan`
 * @param now the present in milliseconds since 1970; null where it is not known yet, as on the server
 */
export function toAgendaState(setup: AgendaSetup, address: string, now: number | null): AgendaState {
  const { query, fragment } = splitAddress(address)
  const view = toListView('agenda', new URLSearchParams(setup.isWhole ? query : setup.query))
  const filter = filterOf(view)
  const passing = setup.isWhole ? setup.sessions.filter((session) => passes(session, filter)) : setup.sessions
  const found = setup.isWhole ? countByDay(passing.map(({ date }) => date)) : setup.found
  const today = now === null ? undefined : todayAt(setup.window, setup.calendar.timeZone, now)
  const dayOfSession = (id: string) => setup.sessions.find(({ _id }) => _id === id)?.date
  const wish = { asked: view.day ?? (now === null ? setup.day : undefined), today, fitting: new Set(Object.keys(found)) }
  return {
    tab: setup.isWhole ? chooseTab(fragment, dayOfSession, setup.days, wish) : fragment === MY_PLAN ? MY_PLAN : setup.day,
    filter,
    passing: new Set(passing.map(({ _id }) => _id)),
    found,
    running: new Set(now === null ? [] : setup.sessions.filter((session) => isRunning(session, now)).map(({ _id }) => _id)),
    isOn: now !== null && isOn(setup.window, now),
  }
}

/** Takes query (with `?`) and fragment (without `#`) of an address apart. */
export function splitAddress(address: string): { query: string; fragment: string } {
  const [query = '', fragment = ''] = address.split('#')
  return { query, fragment }
}
