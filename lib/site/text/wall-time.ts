import { offsetAt } from './time-zone'
import { toZonedInstant } from './dates'
import { DAY, MINUTE } from './durations'

const WALL_TIME_LENGTH = '2027-05-13T10:00'.length

/** What a clock in a time zone shows at an instant, such as "2027-05-13T10:00". */
export function toWallTime(instant: string, timeZone: string): string {
  return toZonedInstant(instant, timeZone).slice(0, WALL_TIME_LENGTH)
}

/**
 * The instant at which a clock in a time zone shows a time. As calendars do (RFC 5545), a time that clocks show twice is the
 * first of the two, and one that they skip is counted on from before: 02:30 is 03:30.
 *
 * @returns null for a day or an hour that no clock knows
 */
export function fromWallTime(wallTime: string, timeZone: string): string | null {
  const [candidate = null] = candidatesOf(wallTime, timeZone)
  return instantsOf(wallTime, timeZone)[0] ?? candidate
}

/** Every instant at which a clock in a time zone shows a time, the earliest first: none where clocks skip it. */
export function instantsOf(wallTime: string, timeZone: string): string[] {
  return candidatesOf(wallTime, timeZone).filter((instant) => toWallTime(instant, timeZone) === wallTime.slice(0, WALL_TIME_LENGTH))
}

/** Whether the clocks of a time zone go forward over a time. */
export function isSkipped(wallTime: string, timeZone: string): boolean {
  return candidatesOf(wallTime, timeZone).length > 0 && instantsOf(wallTime, timeZone).length === 0
}

/** By the offset of the day before, and by that of the day after. */
function candidatesOf(wallTime: string, timeZone: string): string[] {
  const asUtc = Date.parse(`${wallTime}Z`)
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, WALL_TIME_LENGTH) !== wallTime.slice(0, WALL_TIME_LENGTH)) return []
  const offsets = [asUtc - DAY, asUtc + DAY].map((instant) => offsetAt(new Date(instant).toISOString(), timeZone))
  return [...new Set(offsets)].map((offset) => new Date(asUtc - offset * MINUTE).toISOString())
}

/** The calendar day some days later; both are written `2027-05-13`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + count * DAY).toISOString().slice(0, day.length)
}

/** How many days lie between two calendar days. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY
}

export function isTimeZoneName(value: unknown): value is string {
  try {
    return typeof value === 'string' && value !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}
