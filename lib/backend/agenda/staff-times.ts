import { fromWallTime, isSkipped, toWallTime } from '@/lib/site/text/wall-time'

/** Whose time zone counts for a time: that of the document itself, of the event that it names, or of the organisation. */
export type ZoneSource = 'self' | 'event' | 'site'

/** What a form sends for a date that does not exist, such as 31 February, or of which a part is missing. */
export const UNREADABLE_TIME = 'unreadable'

/** What a form sends for a time that clocks skip, followed by that time: another one is not stored in its place. */
const SKIPPED = 'skipped '
const CLOCK_LENGTH = '10:00'.length

/** What a form sends for a time that is typed by the clock of a zone, such as "2027-05-13T10:00"; null for none. */
export function typedTime(wallTime: string, zone: string): string | null {
  return isSkipped(wallTime, zone) ? SKIPPED + wallTime : fromWallTime(wallTime, zone)
}

/** What a field shows of a time, by the clock of a zone; empty for what is no time. */
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

/** What is wrong with a time; null when nothing is. */
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

/** Says of a time that clocks skip that there is none; null for any other. */
export function skippedError(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith(SKIPPED)) return null
  return `Clocks go forward over ${value.slice(-CLOCK_LENGTH)} on that day, so there is no such time. Enter another one.`
}

export function isEmptyTime(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}
