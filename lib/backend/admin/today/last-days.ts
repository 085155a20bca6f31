import type { RegistrationNumbers } from '../../registrations/numbers'
import { DEFAULT_LOCALE, LOCALE_TABLE } from '@/lib/i18n/locales'
import { toCalendarDay } from '@/lib/site/text/dates'
import { addDays, daysBetween } from '@/lib/site/text/wall-time'

/** How many came on each of the last days, today last. */
export function lastDays(byDay: RegistrationNumbers['byDay'], { days, timeZone, now = Date.now() }: { days: number; timeZone: string; now?: number }): number[] {
  const counts = new Map(byDay.map(({ day, count }) => [day, count]))
  return Array.from({ length: days }, (_, index) => counts.get(calendarDayBefore(days - 1 - index, timeZone, now)) ?? 0)
}

/** The day so many before today, such as "4 May". */
export function dayBefore(days: number, timeZone: string, now: number = Date.now()): string {
  const day = calendarDayBefore(days, timeZone, now)
  return new Intl.DateTimeFormat(LOCALE_TABLE[DEFAULT_LOCALE].tag, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day))
}

/** Counted by the calendar, since some days have 23 hours and some 25. */
function calendarDayBefore(days: number, timeZone: string, now: number): string {
  return addDays(toCalendarDay(new Date(now).toISOString(), timeZone), -days)
}

/** How many midnights away by the clock of the event, 0 for what has begun. */
export function daysUntil(instant: string, timeZone: string, now: number = Date.now()): number {
  return Math.max(0, daysBetween(toCalendarDay(new Date(now).toISOString(), timeZone), toCalendarDay(instant, timeZone)))
}
