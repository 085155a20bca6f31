import type { EventCard } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { formatDayRange, formatDayRangeWithoutYear, toCalendarDay, toLastDay } from '../text/dates'
import { takesPlace } from './held-days'

type NamedEvent = Pick<EventCard, 'title' | 'venue' | 'startsAt' | 'endsAt' | 'timezone' | 'status'>

interface EventLine {
  title: string
  city: string
  days: string
}

/**
 * An event in a few words: the year of its title stands in its days, which are missing where they do not hold.
 *
 * @param withYear puts a year to days of that year, such as "13–15 May"
 */
export function eventLine(event: NamedEvent, locale: Locale, withYear: (days: { days: string; year: string }) => string): EventLine {
  const { title, venue } = event
  const city = venue?.city ?? ''
  if (!takesPlace(event)) return { title, city, days: '' }
  const { startsAt, endsAt, timezone: timeZone } = event
  const [year, lastYear] = [toCalendarDay(startsAt, timeZone), toLastDay(startsAt, endsAt, timeZone)].map((day) => day.slice(0, 'yyyy'.length)) as [string, string]
  const options = { locale, timeZone }
  const days = year === lastYear ? withYear({ days: formatDayRangeWithoutYear(startsAt, endsAt, options), year }) : formatDayRange(startsAt, endsAt, options)
  return { title: title.endsWith(` ${year}`) ? title.slice(0, -` ${year}`.length) : title, city, days }
}
