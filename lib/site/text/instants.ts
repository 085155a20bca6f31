import { getTranslations } from '@/lib/i18n/translations'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { formatDay, formatDayRange, formatTime, type DateOptions } from './dates'
import { keepNumbers } from './keep-together'
import { formatOffset, offsetAt, zoneName } from './time-zone'

// For pages, emails and images. It holds the messages of every language, so no client component imports it.

/**
 * Names a zone and how far it is from UTC at an instant, such as "Tbilisi time, UTC+4".
 *
 * @param others further instants of which it is said; where clocks are changed between them, only the name is true of all
 */
export function formatZone(instant: string, { locale, timeZone }: DateOptions, others: readonly string[] = []): string {
  const t = getTranslations({ locale, namespace: 'ZoneLabel' })
  const minutes = offsetAt(instant, timeZone)
  const offset = formatOffset(minutes)
  const name = nameOfZone(instant, { locale, timeZone })
  if (!name) return offset
  return others.every((other) => offsetAt(other, timeZone) === minutes) ? t('zone', { name, offset }) : name
}

/** As `formatZone`, but without the offset where the zone has a name, and as it is called where no time stands beside it. */
export function formatZoneName(instant: string, options: DateOptions): string {
  const { locale, timeZone } = options
  const name = timeZone === SITE_TIME_ZONE ? getTranslations({ locale, namespace: 'ZoneLabel' })('tbilisiClock') : zoneName(instant, options)
  return name || formatOffset(offsetAt(instant, timeZone))
}

function nameOfZone(instant: string, { locale, timeZone }: DateOptions): string {
  return timeZone === SITE_TIME_ZONE ? getTranslations({ locale, namespace: 'ZoneLabel' })('tbilisi') : zoneName(instant, { locale, timeZone })
}

/** Day, time and zone, such as "30 April 2027, 23:59 (Tbilisi time, UTC+4)". */
export function formatInstant(instant: string, options: DateOptions): string {
  return formatTimes(instant, null, options)
}

/** Day, times and zone, such as "13 May 2027, 10:00–11:30 (Tbilisi time, UTC+4)"; the day is that of the start. */
export function formatTimes(startsAt: string, endsAt: string | null, options: DateOptions): string {
  const t = getTranslations({ locale: options.locale, namespace: 'ZoneLabel' })
  const times = [startsAt, endsAt].flatMap((instant) => (instant ? [formatTime(instant, options)] : []))
  return t('instant', { day: keepNumbers(formatDay(startsAt, options)), time: times.join('–'), zone: formatZone(startsAt, options, endsAt ? [endsAt] : []) })
}

/** The days of an event and when it starts, such as "13–15 May 2027, starting at 10:00 (Tbilisi time, UTC+4)"; of one day all its times. */
export function formatEventTimes(startsAt: string, endsAt: string | null, options: DateOptions): string {
  const days = formatDayRange(startsAt, endsAt, options)
  if (days === formatDay(startsAt, options)) return formatTimes(startsAt, endsAt, options)
  const t = getTranslations({ locale: options.locale, namespace: 'ZoneLabel' })
  return t('days', { days: keepNumbers(days), time: formatTime(startsAt, options), zone: formatZone(startsAt, options) })
}
