import { LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'

export interface DateOptions {
  locale: Locale
  /** The tz database's name of the zone whose calendar counts. */
  timeZone: string
}

/** Formats a calendar day in full, such as "13 May 2027". */
export function formatDay(instant: string, { locale, timeZone }: DateOptions): string {
  return formatter(locale, { dateStyle: 'long', timeZone }).format(new Date(instant))
}

/** Formats a time of day with 24 hours, such as "10:30". */
export function formatTime(instant: string, { locale, timeZone }: DateOptions): string {
  return formatter(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(new Date(instant))
}

/**
 * Formats the days from a start to an end, without repeating what both share: "13–15 May 2027",
 * "1 March – 30 June 2027".
 *
 * `Intl`'s own ranges are not used: in Georgian they put full stops behind month names.
 */
export function formatDayRange(startsAt: string, endsAt: string | null, options: DateOptions): string {
  const last = formatDay(endsAt ?? startsAt, options)
  if (!endsAt || formatDay(startsAt, options) === last) return last
  const [start, end] = [partsOf(startsAt, options), partsOf(endsAt, options)]
  if (start.year !== end.year) return `${formatDay(startsAt, options)} – ${last}`
  if (start.month === end.month) return `${start.day}–${last}`
  return `${start.day} ${start.month} – ${last}`
}

/** The calendar day of an instant in a time zone, as `2027-05-13`. */
export function toCalendarDay(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(instant))
}

/**
 * Writes an instant as clocks in a time zone show it, with their offset, such as "2027-05-13T10:00:00+04:00"
 * (ISO 8601), so that machines need not know the zone to tell the day.
 */
export function toZonedInstant(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  }).formatToParts(new Date(instant))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((entry) => entry.type === type)?.value ?? ''
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00'
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}${offset}`
}

/**
 * Formats a calendar day with its weekday, such as "Thursday 13 May" or "Thu 13 May".
 *
 * @param day as `2027-05-13`; it is the same day in every zone
 */
export function formatWeekday(day: string, locale: Locale, style: 'long' | 'short'): string {
  const noon = new Date(`${day}T12:00:00Z`)
  return formatter(locale, { weekday: style, day: 'numeric', month: style, timeZone: 'UTC' }).format(noon)
}

function partsOf(instant: string, { locale, timeZone }: DateOptions) {
  const parts = formatter(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).formatToParts(new Date(instant))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((entry) => entry.type === type)?.value ?? ''
  return { day: String(Number(part('day'))), month: part('month'), year: part('year') }
}

function formatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALE_TABLE[locale].tag, options)
}
