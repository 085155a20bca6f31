import { LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { fillText } from './fill-text'
import { keepGeorgianTogether } from './keep-together'
import { cachedFormat } from './cached-format'

/** Languages that do not shorten the names of months. */
const WHOLE_MONTHS: readonly Locale[] = ['ka']

export interface DateOptions {
  locale: Locale
  /** A name of the tz database. */
  timeZone: string
}

/** Such as "13 May 2027". */
export function formatDay(instant: string, { locale, timeZone }: DateOptions): string {
  return keepGeorgianTogether(formatter(locale, { dateStyle: 'long', timeZone }).format(new Date(instant)))
}

/** A day of each month with names in braces, such as "{day} May {year}", for browsers that know no Georgian months. */
export function dayTemplates(locale: Locale): string[] {
  return Array.from({ length: 12 }, (_, month) =>
    formatDay(new Date(Date.UTC(2001, month, 3, 12)).toISOString(), { locale, timeZone: 'UTC' }).replace('2001', '{year}').replace('3', '{day}'),
  )
}

/** As {@link formatDay}, by the templates of {@link dayTemplates}. */
export function fillDayTemplate(templates: readonly string[], instant: string, timeZone: string): string {
  const [year, month, day] = toCalendarDay(instant, timeZone).split('-').map(Number)
  return fillText(templates[Number(month) - 1] ?? '', { day: String(day), year: String(year) })
}

/** Such as "10:30"; outside of the agenda's lists `instants.ts` names the zone too. */
export function formatTime(instant: string, { locale, timeZone }: DateOptions): string {
  return formatter(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(new Date(instant))
}

/**
 * Such as "13–15 May 2027" or "1 March – 30 June 2027". `Intl`'s own ranges put full stops behind Georgian month names.
 */
export function formatDayRange(startsAt: string, endsAt: string | null, options: DateOptions): string {
  const lastInstant = lastInstantOf(startsAt, endsAt)
  const last = formatDay(lastInstant, options)
  const [start, end] = [partsOf(startsAt, options), partsOf(lastInstant, options)]
  if (formatDay(startsAt, options) === last) return last
  if (start.year !== end.year) return `${formatDay(startsAt, options)} – ${last}`
  if (start.month === end.month) return keepGeorgianTogether(`${start.day}–${last}`)
  return keepGeorgianTogether(`${start.day} ${start.month} – ${last}`)
}

/** Such as "13–15 May"; across the turn of a year it is {@link formatDayRange} all the same. */
export function formatDayRangeWithoutYear(startsAt: string, endsAt: string | null, options: DateOptions): string {
  const [start, end] = [partsOf(startsAt, options), partsOf(lastInstantOf(startsAt, endsAt), options)]
  if (start.year !== end.year) return formatDayRange(startsAt, endsAt, options)
  const last = `${end.day} ${end.month}`
  if (start.month !== end.month) return keepGeorgianTogether(`${start.day} ${start.month} – ${last}`)
  return keepGeorgianTogether(start.day === end.day ? last : `${start.day}–${last}`)
}

/** Such as "13–15" and "May", or "1" and "March – 30 June"; both together are {@link formatDayRangeWithoutYear}. */
export function splitDayRange(startsAt: string, endsAt: string | null, options: DateOptions): [string, string] {
  const range = formatDayRangeWithoutYear(startsAt, endsAt, options)
  const at = range.search(/\s/)
  return [range.slice(0, at), range.slice(at + 1)]
}

/** The last instant within a time: what ends at midnight ends with the day before. */
export function lastInstantOf(startsAt: string, endsAt: string | null | undefined): string {
  const last = Date.parse(endsAt ?? startsAt) - 1
  return last > Date.parse(startsAt) ? new Date(last).toISOString() : startsAt
}

/** The calendar day of the last instant of an event, as `2027-05-13`. */
export function toLastDay(startsAt: string, endsAt: string | null | undefined, timeZone: string): string {
  return toCalendarDay(lastInstantOf(startsAt, endsAt), timeZone)
}

/** The calendar day of an instant in a time zone, as `2027-05-13`. */
export function toCalendarDay(instant: string, timeZone: string): string {
  return toZonedInstant(instant, timeZone).slice(0, '2027-05-13'.length)
}

/** ISO 8601 with the offset of the zone, such as "2027-05-13T10:00:00+04:00". */
export function toZonedInstant(instant: string, timeZone: string): string {
  const parts = cachedFormat('en-CA', {
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

/** Such as "Thursday 13 May" or "Thu 13 May"; `day` is written `2027-05-13`. */
export function formatWeekday(day: string, locale: Locale, style: 'long' | 'short'): string {
  return keepGeorgianTogether(weekdayParts(day, locale, style).map(({ value }) => value).join(''))
}

/** Such as "Thu 13" and " May"; both together are the short form of {@link formatWeekday}. */
export function splitWeekday(day: string, locale: Locale): [string, string] {
  const short = formatWeekday(day, locale, 'short')
  const parts = weekdayParts(day, locale, 'short')
  const monthLength = parts.at(-1)?.type === 'month' ? (parts.at(-1)?.value.length ?? 0) + 1 : 0
  return [short.slice(0, short.length - monthLength), short.slice(short.length - monthLength)]
}

function weekdayParts(day: string, locale: Locale, style: 'long' | 'short'): Intl.DateTimeFormatPart[] {
  const month = WHOLE_MONTHS.includes(locale) ? 'long' : style
  return formatter(locale, { weekday: style, day: 'numeric', month, timeZone: 'UTC' }).formatToParts(new Date(`${day}T12:00:00Z`))
}

function partsOf(instant: string, { locale, timeZone }: DateOptions) {
  const parts = formatter(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).formatToParts(new Date(instant))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((entry) => entry.type === type)?.value ?? ''
  return { day: String(Number(part('day'))), month: part('month'), year: part('year') }
}

function formatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cachedFormat(LOCALE_TABLE[locale].tag, options)
}
