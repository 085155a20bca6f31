import type { Locale } from '@/lib/i18n/locales'
import { toCalendarDay } from '@/lib/site/text/dates'
import { addDays } from '@/lib/site/text/wall-time'
import type { EventTimes } from './agenda-warnings'

const FULL: readonly string[] = ['Jan(?:uary)?', 'Feb(?:ruary)?', 'Mar(?:ch)?', 'Apr(?:il)?', 'May', 'June?', 'July?', 'Aug(?:ust)?', 'Sept?(?:ember)?', 'Oct(?:ober)?', 'Nov(?:ember)?', 'Dec(?:ember)?']
/** Georgian names of months have many endings, and share none of these beginnings. */
const STEMS: readonly string[] = ['იანვ', 'თებე', 'მარტ', 'აპრი', 'მაის', 'ივნი', 'ივლი', 'აგვი', 'სექტ', 'ოქტო', 'ნოემ', 'დეკე']
const MONTHS: Record<Locale, readonly string[]> = { en: FULL.map((name) => String.raw`${name}(?!\p{L})`), ka: STEMS.map((stem) => String.raw`${stem}\p{L}*`) }

const DAYS = String.raw`(\d{1,2})(?:st|nd|rd|th)?(?:\s*[–—-]\s*(\d{1,2}))?(?!\d)`
const YEAR = String.raw`(?:,?\s+20\d\d)?`
const YEARS = /(?<!\d)20\d\d(?!\d)/g
/** How many years back a text may have been written. */
const COPIED_WITHIN = 3

/** The dates and years in a text that were those of an earlier event: days on which this one is not, and the years just before it. */
export function oldDatesIn(text: string, locale: Locale, { startsAt, endsAt, timezone }: EventTimes): string[] {
  if (!startsAt) return []
  const [first, last] = [toCalendarDay(startsAt, timezone), toCalendarDay(endsAt ?? startsAt, timezone)]
  const year = Number(first.slice(0, 4))
  const isOldYear = (found: string) => Number(found) < year && Number(found) >= year - COPIED_WITHIN
  const isOwnDay = (month: number, day: string) => isWithin(`${String(month + 1).padStart(2, '0')}-${day.padStart(2, '0')}`, first, last)
  const dates = MONTHS[locale].flatMap((name, month) =>
    [new RegExp(String.raw`(?<!\d)${DAYS}\s+${name}${YEAR}`, 'giu'), new RegExp(String.raw`(?<!\p{L})${name}\s+${DAYS}${YEAR}`, 'giu')].flatMap((pattern) =>
      [...text.matchAll(pattern)].filter(([, from = '', to = from]) => !isOwnDay(month, from) || !isOwnDay(month, to)).map(([found]) => found),
    ),
  )
  const years = [...text.matchAll(YEARS)].map(([found]) => found).filter((found) => isOldYear(found) && !dates.some((date) => date.includes(found)))
  return [...new Set([...dates, ...years])]
}

/** Whether a day of the year, written `05-13`, is one of those between two days. */
function isWithin(day: string, first: string, last: string): boolean {
  for (let date = first; date <= last; date = addDays(date, 1)) if (date.slice(5) === day) return true
  return false
}
