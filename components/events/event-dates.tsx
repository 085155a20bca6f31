import type { EventCard } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { formatDayRange } from '@/lib/site/dates'

type Dated = Pick<EventCard, 'startsAt' | 'endsAt' | 'timezone'>

/** The days of an event, readable by machines too; nothing when they are not set. */
export function EventDates({ event, locale }: { event: Dated; locale: Locale }) {
  if (!event.startsAt) return null
  return (
    <time dateTime={event.startsAt}>
      {formatDayRange(event.startsAt, event.endsAt, { locale, timeZone: event.timezone })}
    </time>
  )
}
