import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { formatDayRange } from '../text/dates'

type OutlinedEvent = Pick<Event, 'startsAt' | 'endsAt' | 'timezone' | 'status' | 'venue'>

/** When and where an event takes place, on one line; without days while they do not hold. */
export function eventOutline(event: OutlinedEvent, locale: Locale): string {
  const { startsAt, endsAt, timezone: timeZone, status } = event
  const days = startsAt && status === 'scheduled' ? formatDayRange(startsAt, endsAt, { locale, timeZone }) : ''
  return [days, eventPlace(event)].filter(Boolean).join(', ')
}

export function eventPlace({ venue }: Pick<Event, 'venue'>): string {
  return [venue?.name, venue?.city].filter(Boolean).join(', ')
}
