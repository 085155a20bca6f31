/** Whose time zone counts for a time: that of the document itself, of the event that it names, or of the organisation. */
export type ZoneSource = 'self' | 'event' | 'site'

/** What a form sends for a date that does not exist, such as 31 February, or of which a part is missing. */
export const UNREADABLE_TIME = 'unreadable'

/** How a field for a time is marked in the configuration of the CMS. */
export interface TimeRules {
  /** The field whose time must not be later, and what staff call it. */
  notBefore?: { field: string; label: string }
}

/** What is wrong with a time; null when nothing is. */
export function timeError(value: unknown, document: Readonly<Record<string, unknown>>, { notBefore }: TimeRules): string | null {
  if (isEmptyTime(value)) return null
  const time = Date.parse(String(value))
  if (Number.isNaN(time)) return 'There is no such date and time. Enter both in full.'
  const earliest = notBefore ? document[notBefore.field] : null
  const isReversed = !isEmptyTime(earliest) && time < Date.parse(String(earliest))
  return isReversed ? `This is before “${notBefore?.label}”. Correct one of the two times.` : null
}

export function isEmptyTime(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}
