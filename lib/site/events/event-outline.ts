import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { formatDayRange } from '../text/dates'
import { shortPlaceOf } from '../text/place'
import { takesPlace } from './held-days'

type OutlinedEvent = Pick<Event, 'startsAt' | 'endsAt' | 'timezone' | 'status' | 'venue'>

/** When and where an event takes place, on one line; without days while they do not hold. */
export function eventOutline(event: OutlinedEvent, locale: Locale): string {
  const days = takesPlace(event) ? formatDayRange(event.startsAt, event.endsAt, { locale, timeZone: event.timezone }) : ''
  return [days, shortPlaceOf(event)].filter(Boolean).join(', ')
}
