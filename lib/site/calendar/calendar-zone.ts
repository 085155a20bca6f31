import { TZDate } from '@date-fns/tz'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import { MINUTE } from '@/lib/site/text/durations'
import { isTimeZoneName } from '@/lib/site/text/wall-time'

/** The VTIMEZONE of a zone (RFC 5545, 3.6.5) and its name there; null for an unknown zone. */
export function zoneBlock(zone: string): { name: string; block: string } | null {
  // The library complains to the console about what is no zone.
  if (!isTimeZoneName(zone)) return null
  const [block = '', line = ''] = [tzlib_get_ical_block(zone)].flat()
  const name = line.replace(/^TZID=/, '')
  return block && name ? { name, block } : null
}

/**
 * A moment as the library wants it: it would write a plain date in the time zone of the server. `zone` is undefined
 * for UTC.
 */
export function zoned(instant: number, zone: string | undefined): Date {
  return zone ? new TZDate(instant, zone) : new Date(instant)
}

/** The same hour some days later, over a change of the clocks as well. */
export function onLaterDay(instant: number, days: number, zone: string | undefined): number {
  const date = new TZDate(instant, zone ?? 'UTC')
  date.setDate(date.getDate() + days)
  return date.getTime()
}

/** An instant as if the clocks of the zone were those of UTC: a day on which they are changed is as long as any other. */
export function wallClock(instant: number, zone: string | undefined): number {
  return zone ? instant - zoned(instant, zone).getTimezoneOffset() * MINUTE : instant
}
