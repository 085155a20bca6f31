import type { SessionDay } from '@/lib/contract/session-days'
import type { Session } from '@/lib/contract/sessions'
import { countByDay, dayOf, toAgendaDays, toCalendar, todayAt, toEventWindow, type AgendaCalendar, type AgendaDay, type EventWindow } from './agenda'
import { chooseDay } from './agenda-choice'
import { filterOf, passes } from './agenda-filter'
import { toParts } from './agenda-parts'
import { SESSIONS_PER_PAGE } from '../constants'
import type { EventTiming } from '../events/event-state'
import { pageOf, type ListView } from '../lists/list-view'

export type ArrangedSession = Pick<Session, '_id' | 'sessionDay' | 'startsAt' | 'endsAt' | 'stage' | 'format'> & { stageKey: string }

export interface AgendaArrangement<Entry> {
  calendar: AgendaCalendar
  days: AgendaDay[]
  window: EventWindow | null
  isOn: boolean
  day: string
  isWhole: boolean
  counts: Record<string, number>
  /** One part with all sessions where the document holds them all, else the parts of the day that pass the filter. */
  parts: Entry[][]
  page: number
}

interface AgendaRequest {
  event: EventTiming
  sessionDays: readonly SessionDay[]
  /** The identifiers of the speakers by session `_id`; only needed for a filter by speaker. */
  speakers: ReadonlyMap<string, readonly string[]>
  view: ListView
  /** Milliseconds since 1970. */
  now: number
}

export function isShownWhole(sessions: number): boolean {
  return sessions <= SESSIONS_PER_PAGE
}

/** Decides which sessions an agenda shows; `entries` are all sessions of the event in their natural order. */
export function arrangeAgenda<Entry extends ArrangedSession>(
  entries: readonly Entry[],
  { event, sessionDays, speakers, view, now }: AgendaRequest,
): AgendaArrangement<Entry> {
  const calendar = toCalendar(sessionDays, event.timezone)
  const days = toAgendaDays(sessionDays, entries, calendar)
  const window = toEventWindow(event, entries)
  const today = todayAt(window, event.timezone, now)
  const filter = filterOf(view)
  const passing = entries.filter((entry) => passes({ ...entry, speakers: speakers.get(entry._id) ?? [] }, filter))
  const counts = countByDay(passing.map((entry) => ({ date: dayOf(entry, calendar), format: entry.format })))
  const day = chooseDay(days.map(({ date }) => date), { requested: view.day, today, fitting: new Set(Object.keys(counts)) })
  const isWhole = isShownWhole(entries.length)
  const parts = isWhole ? [[...entries]] : toParts(passing.filter((entry) => dayOf(entry, calendar) === day))
  const page = Math.min(pageOf(view), Math.max(parts.length, 1))
  return { calendar, days, window, isOn: today !== undefined, day, isWhole, counts, parts, page }
}
