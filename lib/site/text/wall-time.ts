import { offsetAt } from './time-zone'
import { toZonedInstant } from './dates'
import { DAY, MINUTE } from './durations'

const WALL_TIME_LENGTH = '2027-05-13T10:00'.length

/** What a clock in a time zone shows at an instant, such as "2027-05-13T10:00". */
export function toWallTime(instant: string, timeZone: string): string {
  return toZonedInstant(instant, timeZone).slice(0, WALL_TIME_LENGTH)
}

/** The instant at which a clock in a time zone shows a time; null when there is no such time. */
export function fromWallTime(wallTime: string, timeZone: string): string | null {
  const asUtc = Date.parse(`${wallTime}Z`)
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, WALL_TIME_LENGTH) !== wallTime.slice(0, WALL_TIME_LENGTH)) return null
  const before = (milliseconds: number) => asUtc - offsetAt(new Date(milliseconds).toISOString(), timeZone) * MINUTE
  // The offset at the time itself may differ from the one some hours earlier, when clocks are changed.
  return new Date(before(before(asUtc))).toISOString()
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
