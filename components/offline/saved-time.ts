import type { Locale } from '@/lib/i18n/locales'
import { formatTime } from '@/lib/site/text/dates'
import { fillText } from '@/lib/site/text/fill-text'

/** Such as "13 May, 09:40", on the visitor's own clock. */
export function savedTime(savedAt: number, months: readonly string[], locale: Locale): string {
  const time = new Date(savedAt)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const day = fillText(months[time.getMonth()] ?? '', { day: String(time.getDate()) })
  return `${day}, ${formatTime(time.toISOString(), { locale, timeZone })}`
}
