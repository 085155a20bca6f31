import { fromWallTime, isSkipped, toWallTime } from '@/lib/site/text/wall-time'

/** Whose time zone counts for a time: that of the document itself, of the event that it names, or of the organisation. */
export type ZoneSource = 'self' | 'event' | 'site'

/** Sent by a form for a date that does not exist, such as 31 February, or is incomplete. */
export const UNREADABLE_TIME = 'unreadable'

/** Sent by a form, followed by the time, for a time that clocks skip, so that no other time is stored in its place. */
const SKIPPED = 'skipped '
const CLOCK_LENGTH = '10:00'.length

/** The value that a form sends for a time typed by the clock of a zone, such as "2027-05-13T10:00"; null for none. */
export function typedTime(wallTime: string, zone: string): string | null {
  return isSkipped(wallTime, zone) ? SKIPPED + wallTime : fromWallTime(wallTime, zone)
}

/** The text that a field shows for a time, by the clock of a zone; empty for an invalid time. */
export function shownTime(value: unknown, zone: string): string {
  if (typeof value !== 'string') return ''
  if (value.startsWith(SKIPPED)) return value.slice(SKIPPED.length)
  return Number.isNaN(Date.parse(value)) ? '' : toWallTime(value, zone)
}

/** How a field for a time is marked in the configuration of the CMS. */
export interface TimeRules {
  /** The field whose time must not be later, and what staff call it. */
  notBefore?: { field: string; label: string }
}

/** The error of a time; null for a valid one. */
export function timeError(value: unknown, document: Readonly<Record<string, unknown>>, { notBefore }: TimeRules): string | null {
  if (isEmptyTime(value)) return null
  const skipped = skippedError(value)
  if (skipped) return skipped
  const time = Date.parse(String(value))
  if (Number.isNaN(time)) return 'There is no such date and time. Enter both in full.'
  const earliest = notBefore ? document[notBefore.field] : null
  const isReversed = !isEmptyTime(earliest) && time < Date.parse(String(earliest))
  return isReversed ? `This is before “${notBefore?.label}”. Correct one of the two times.` : null
}

/** The error of a time that clocks skip; null for any other time. */
export function skippedError(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith(SKIPPED)) return null
  return `Clocks go forward over ${value.slice(-CLOCK_LENGTH)} on that day, so there is no such time. Enter another one.`
}

export function isEmptyTime(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}
