import { getTranslations } from 'next-intl/server'
import type { EventCard } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { formatDayRange, formatDayRangeWithoutYear } from '@/lib/site/text/dates'
import { heldDays } from '@/lib/site/events/held-days'

type Dated = Pick<EventCard, 'startsAt' | 'endsAt' | 'timezone' | 'status'>

interface EventDatesProps {
  event: Dated
  locale: Locale
  /** Where the year stands elsewhere on the screen, it can be left out. */
  hasYear?: boolean
}

/** The days of a cancelled event are struck out, those of a postponed one are not shown. */
export async function EventDates({ event, locale, hasYear = true }: EventDatesProps) {
  const t = await getTranslations('EventDates')
  const held = heldDays(event)
  if (!event.startsAt) return null
  if (held === 'none') return <span>{t('postponed')}</span>
  const format = hasYear ? formatDayRange : formatDayRangeWithoutYear
  const days = (
    <time dateTime={event.startsAt}>
      {format(event.startsAt, event.endsAt, { locale, timeZone: event.timezone })}
    </time>
  )
  return held === 'struck' ? <s>{days}</s> : days
}
