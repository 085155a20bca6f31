import { LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { cachedFormat } from './cached-format'

const MINUTES_PER_HOUR = 60

/** Minutes ahead of UTC at an instant, negative west of Greenwich. */
export function offsetAt(instant: string, timeZone: string): number {
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(zonePart(instant, timeZone, 'en', 'longOffset')) ?? []
  const amount = Number(hours ?? 0) * MINUTES_PER_HOUR + Number(minutes ?? 0)
  return sign === '-' ? -amount : amount
}

/** Such as "UTC+4", "UTC+5:30", "UTC−3:30" or "UTC". */
export function formatOffset(minutes: number): string {
  if (minutes === 0) return 'UTC'
  const amount = Math.abs(minutes)
  const rest = amount % MINUTES_PER_HOUR
  const hours = Math.floor(amount / MINUTES_PER_HOUR)
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

/** Such as "Central European Time"; empty for zones that have nothing but an offset, such as `Etc/GMT-4`. */
export function zoneName(instant: string, { locale, timeZone }: { locale: Locale; timeZone: string }): string {
  const name = zonePart(instant, timeZone, LOCALE_TABLE[locale].tag, 'longGeneric')
  return /^(GMT|UTC)/.test(name) ? '' : name
}

function zonePart(instant: string, timeZone: string, tag: string, timeZoneName: 'longOffset' | 'longGeneric'): string {
  const parts = cachedFormat(tag, { timeZone, timeZoneName }).formatToParts(new Date(instant))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
