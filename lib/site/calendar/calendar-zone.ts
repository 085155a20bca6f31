import { TZDate } from '@date-fns/tz'
import { tzlib_get_ical_block } from 'timezones-ical-library'

/** The VTIMEZONE of a zone (RFC 5545, section 3.6.5), and what it is called there; null for a zone that nobody knows. */
export function zoneBlock(zone: string): { name: string; block: string } | null {
  // The library complains to the console about what is no zone.
  if (!isTimeZone(zone)) return null
  const [block = '', line = ''] = [tzlib_get_ical_block(zone)].flat()
  const name = line.replace(/^TZID=/, '')
  return block && name ? { name, block } : null
}

/**
 * A moment as the calendar library wants it: with a zone it writes the wall clock of that zone, where it would
 * take that of the server for a plain date.
 *
 * @param instant in milliseconds since 1970
 * @param zone the name that {@link zoneBlock} gives; none for UTC
 */
export function zoned(instant: number, zone: string | undefined): Date {
  return zone ? new TZDate(instant, zone) : new Date(instant)
}

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
