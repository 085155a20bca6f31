import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { formatDayRange } from '@/lib/site/text/dates'
import { isTimeZoneName } from '@/lib/site/text/wall-time'
import type { Event } from '../payload-types'

type PickedEvent = Partial<Pick<Event, 'title' | 'startsAt' | 'endsAt' | 'timezone' | '_status'>>

/** Such as "Leadx Summit 2028 (18–19 May 2028, draft)". */
export function eventPickerTitle({ title, startsAt, endsAt, timezone, _status }: PickedEvent): string {
  const days = startsAt && isTimeZoneName(timezone) ? [formatDayRange(startsAt, endsAt ?? null, { locale: DEFAULT_LOCALE, timeZone: timezone })] : []
  const facts = [...days, ...(_status === 'draft' ? ['draft'] : [])]
  return facts.length > 0 ? `${title ?? ''} (${facts.join(', ')})` : (title ?? '')
}
