import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { Locale } from '@/lib/i18n/locales'
import { sequenceOf, type CalendarEntry } from './calendar-entries'
import { zoneBlock, zoned } from './calendar-zone'
import { CALENDAR_REFRESH } from '../constants'

interface CalendarFile {
  name: string
  entries: readonly CalendarEntry[]
  locale: Locale
  /** The public `https:` address of the feed. */
  source: string
  /** Milliseconds since 1970: dates entries whose last change is unknown. */
  now: number
}

/**
 * Writes a calendar (RFC 5545; name and refresh hint of RFC 7986) in the time zone of each event, or in UTC where the
 * zone is not in the tz database.
 */
export function toCalendarFile({ name, entries, locale, source, now }: CalendarFile): string {
  const calendar = ical({
    prodId: { company: new URL(source).hostname, product: 'events', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    name: escaped(name),
    source,
    ttl: CALENDAR_REFRESH,
    // Of the calendar itself only the generator: a zone here would be taken for that of DTSTAMP, which is UTC. Without
    // entries the zone is the one component that a calendar must have (RFC 5545, section 3.6).
    timezone: { name: entries.length > 0 ? null : 'Etc/UTC', generator: (zone) => zoneBlock(zone)?.block ?? null },
  })
  for (const entry of entries) {
    const zone = zoneBlock(entry.timeZone)?.name
    const at = (instant: number) => zoned(instant, zone)
    const { coordinates, place, changedAt } = entry
    calendar.createEvent({
      id: entry.uid,
      sequence: sequenceOf(entry),
      stamp: new Date(changedAt ?? now),
      lastModified: changedAt === null ? undefined : new Date(changedAt),
      start: at(entry.start),
      end: at(entry.end),
      timezone: zone,
      summary: entry.title,
      description: entry.description,
      location: place ? { title: place, ...(coordinates && { geo: { lat: coordinates.latitude, lon: coordinates.longitude } }) } : undefined,
      url: entry.url,
      status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: entry.isFree ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    })
  }
  return `${propertiesFirst(calendar.toString())}\r\n`
}

/** The library writes the hint behind the time zones, but properties stand before all components (RFC 5545, section 3.6). */
function propertiesFirst(text: string): string {
  const [hint = ''] = /REFRESH-INTERVAL.*\r\nX-PUBLISHED-TTL.*\r\n/.exec(text) ?? []
  return text.replace(hint, '').replace(/(?=^METHOD:)/m, hint)
}

/** The library does not escape names: a comma would end one, a line break would start a line. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\s*[\r\n]+\s*/g, ' ')
}
