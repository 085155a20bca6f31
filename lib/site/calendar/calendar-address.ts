import { languageQuery, type Locale } from '@/lib/i18n/locales'

/** @public */
export const CALENDAR_KINDS = ['event', 'agenda', 'session', 'speaker', 'plan'] as const

/** A file or feed, or a calendar on the web. */
const CALENDAR_TARGETS = ['ics', 'google', 'outlook'] as const

const PLAN_PARAMETER = 'sessions'
const MOST_PLANNED = 100

/** `key` is an identifier or a session's `_id`; `sessions` are the `_id`s of a plan. */
export interface CalendarSubject {
  kind: (typeof CALENDAR_KINDS)[number]
  key: string
  sessions?: readonly string[]
}

export type CalendarTarget = (typeof CALENDAR_TARGETS)[number]

/** The address of a calendar, which must never change: people subscribe to it. */
export function calendarPath({ kind, key, sessions }: CalendarSubject, target: CalendarTarget, locale: Locale): string {
  const query = new URLSearchParams({ ...(sessions && { [PLAN_PARAMETER]: sessions.join(',') }), ...languageQuery(locale) })
  // A comma is allowed in a query, and calendars show addresses to people.
  const suffix = query.toString().replaceAll('%2C', ',')
  return `/calendar/${kind}/${encodeURIComponent(key)}.${target}${suffix && `?${suffix}`}`
}

/** Reads the last two segments of a path, decoded; null for no calendar. A plan must name its sessions, even none. */
export function parseCalendarPath(
  kind: string,
  file: string,
  query: URLSearchParams,
): { subject: CalendarSubject; target: CalendarTarget } | null {
  const dot = file.lastIndexOf('.')
  const key = file.slice(0, Math.max(dot, 0))
  const calendarKind = CALENDAR_KINDS.find((name) => name === kind)
  const target = CALENDAR_TARGETS.find((name) => name === file.slice(dot + 1))
  const planned = query.get(PLAN_PARAMETER)
  if (!calendarKind || !target || !key || (calendarKind === 'plan' && planned === null)) return null
  if (calendarKind !== 'plan') return { subject: { kind: calendarKind, key }, target }
  const sessions = (planned ?? '').split(',').filter(Boolean).slice(0, MOST_PLANNED)
  return { subject: { kind: calendarKind, key, sessions }, target }
}

export function subscriptionAddress(origin: string, path: string): string {
  return `${origin}${path}`.replace(/^https?:/, 'webcal:')
}
