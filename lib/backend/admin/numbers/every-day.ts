import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { formatDay } from '@/lib/site/text/dates'
import { addDays } from '@/lib/site/text/wall-time'
import type { RegistrationNumbers } from '../../registrations/numbers'

/** Every day from the first with a registration to the last. */
export function toEveryDay(byDay: RegistrationNumbers['byDay']): RegistrationNumbers['byDay'] {
  const [first, last] = [byDay[0], byDay.at(-1)]
  if (!first || !last) return []
  const counts = new Map(byDay.map(({ day, count }) => [day, count]))
  const all: RegistrationNumbers['byDay'] = []
  for (let { day } = first; day <= last.day; day = addDays(day, 1)) all.push({ day, count: counts.get(day) ?? 0 })
  return all
}

export function dayName(day: string): string {
  return formatDay(`${day}T12:00:00Z`, { locale: DEFAULT_LOCALE, timeZone: 'UTC' })
}
