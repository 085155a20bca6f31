import { DEFAULT_LOCALE, LOCALE_PARAMETER, LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'

/** What can be put into a calendar: an event, its agenda, one session, those of a speaker, or those of a plan. */
export const CALENDAR_KINDS = ['event', 'agenda', 'session', 'speaker', 'plan'] as const

/** Where an entry goes: into a file or feed, or straight into one of the two calendars of the web. */
export const CALENDAR_TARGETS = ['ics', 'google', 'outlook'] as const

/** The query parameter that carries the sessions of a plan, and how many of them count. */
export const PLAN_PARAMETER = 'sessions'
const MOST_PLANNED = 100

/** What a calendar is of: an event's or speaker's identifier or a session's `_id`, and the `_id`s of a plan. */
export interface CalendarSubject {
  kind: (typeof CALENDAR_KINDS)[number]
  key: string
  sessions?: readonly string[]
}

/** Where an entry goes. */
export type CalendarTarget = (typeof CALENDAR_TARGETS)[number]

/**
 * The address of a calendar. It stays the same for good, since people subscribe to it.
 *
 * @param target the file, or where the visitor is sent
 * @returns a path with the language in its query where that is not English
 */
export function calendarPath({ kind, key, sessions }: CalendarSubject, target: CalendarTarget, locale: Locale): string {
  const query = new URLSearchParams()
  if (sessions) query.set(PLAN_PARAMETER, sessions.join(','))
  if (locale !== DEFAULT_LOCALE) query.set(LOCALE_PARAMETER, LOCALE_TABLE[locale].cookieValue)
  // A comma is allowed in a query, and calendars show addresses to people.
  const suffix = query.toString().replaceAll('%2C', ',')
  return `/calendar/${kind}/${encodeURIComponent(key)}.${target}${suffix && `?${suffix}`}`
}

/**
 * Reads the address of a calendar.
 *
 * @param kind and `file`: the last two segments of the path, decoded
 * @returns null where it is the address of none; a plan must name its sessions, be they none
 */
export function parseCalendarPath(
  kind: string,
  file: string,
  query: URLSearchParams,
): { subject: CalendarSubject; target: CalendarTarget } | null {
  const dot = file.lastIndexOf('.')
  const key = file.slice(0, Math.max(dot, 0))
  const known = CALENDAR_KINDS.find((name) => name === kind)
  const target = CALENDAR_TARGETS.find((name) => name === file.slice(dot + 1))
  const planned = query.get(PLAN_PARAMETER)
  if (!known || !target || !key || (known === 'plan' && planned === null)) return null
  if (known !== 'plan') return { subject: { kind: known, key }, target }
  const sessions = (planned ?? '').split(',').filter(Boolean).slice(0, MOST_PLANNED)
  return { subject: { kind: known, key, sessions }, target }
}

/** The address by which calendar programs subscribe to a feed: they know the scheme `webcal`. */
export function subscriptionAddress(origin: string, path: string): string {
  return `${origin}${path}`.replace(/^https?:/, 'webcal:')
}
