import { DEFAULT_LOCALE, LOCALE_TABLE, LOCALES, type Locale } from '@/lib/i18n/locales'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { georgianStems } from '@/lib/site/search/georgian-stem'
import { cachedFormat } from '@/lib/site/text/cached-format'
import { addDays, daysBetween, toWallTime } from '@/lib/site/text/wall-time'

type Texts = Partial<Record<Locale, string | null>> | null

/** What an event, or a session, says of its time and place, in all languages. */
export interface DatedFacts {
  startsAt?: string | null
  endsAt?: string | null
  timezone?: string | null
  doors?: Texts
  venue?: { name?: Texts; address?: Texts; city?: Texts } | null
  stage?: Texts
}

/** A fact that is no longer so. */
export interface FormerFact {
  /** What staff call it. */
  label: string
  /** Finds it in a text of any language. */
  pattern: RegExp
}

const DATE_LENGTH = '2027-05-13'.length
/** An event that is longer names its first and last days. */
const MOST_DAYS = 31
const CLOCK = /(?<![\d:.])([01]?\d|2[0-3])[:.]([0-5]\d)(?!\d|\.\d)/gu
const DASH = '\\s*[–—-]\\s*'

/** The dates, hours and places that held before a change and do not any more. */
export function formerFacts(before: DatedFacts, after: DatedFacts): FormerFact[] {
  const [days, hours] = [subtract(daysOf(before), daysOf(after)), subtract(hoursOf(before), hoursOf(after))]
  const places = placesOf(before).flatMap(({ label, texts }, index) => {
    const present = placesOf(after)[index]?.texts
    const former = LOCALES.flatMap((locale) => (texts?.[locale] && !holds(present?.[locale], texts[locale]) ? [texts[locale]] : []))
    return former.map((name) => ({ label, pattern: namePattern(name) }))
  })
  return [...days.map((day) => ({ label: 'date', pattern: datePattern(day) })), ...hours.map((hour) => ({ label: 'time', pattern: hourPattern(hour) })), ...places]
}

/** Finds a name in running text, in its Georgian cases too. */
export function namePattern(name: string): RegExp {
  const words = (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => {
    const isGeorgian = /^[ა-ჰ]+$/u.test(word)
    return isGeorgian ? `(?:${georgianStems(word).join('|')})[ა-ჰ]*` : word
  })
  return new RegExp(words.length > 0 ? `(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])` : '$^', 'iu')
}

function placesOf({ venue, stage }: DatedFacts): { label: string; texts: Texts | undefined }[] {
  return [
    { label: 'venue', texts: venue?.name },
    { label: 'address', texts: venue?.address },
    { label: 'city', texts: venue?.city },
    { label: 'room', texts: stage },
  ]
}

/** Whether a place is still named: a longer name holds the former one. */
function holds(present: string | null | undefined, former: string): boolean {
  return namePattern(former).test(present ?? '')
}

function daysOf({ startsAt, endsAt, timezone }: DatedFacts): string[] {
  if (!startsAt) return []
  const [first, last] = [startsAt, endsAt ?? startsAt].map((instant) => toWallTime(instant, timezone ?? SITE_TIME_ZONE).slice(0, DATE_LENGTH)) as [string, string]
  const count = daysBetween(first, last) + 1
  return count > MOST_DAYS ? [first, last] : Array.from({ length: Math.max(count, 1) }, (_, index) => addDays(first, index))
}

function hoursOf({ startsAt, endsAt, timezone, doors }: DatedFacts): string[] {
  const own = [startsAt, endsAt].flatMap((instant) => (instant ? [toWallTime(instant, timezone ?? SITE_TIME_ZONE).slice(DATE_LENGTH + 1)] : []))
  const opening = Object.values(doors ?? {}).flatMap((text) => [...(text ?? '').matchAll(CLOCK)].map(([, hour = '', minute]) => `${hour.padStart(2, '0')}:${minute}`))
  return [...own, ...opening]
}

function subtract(former: readonly string[], present: readonly string[]): string[] {
  return [...new Set(former)].filter((one) => !present.includes(one))
}

/** “13 May”, “13–15 May 2027”, “May 13th”, “13 მაისს”, 13.05.2027; not those of another year. */
function datePattern(isoDay: string): RegExp {
  const [year = '', month, day] = isoDay.split('-')
  const number = `0?${Number(day)}(?:st|nd|rd|th)?(?![\\d:])`
  const name = `(?:${monthNames(isoDay).join('|')})\\p{L}*(?!\\p{L})`
  const ofYear = `(?!\\.?,?\\s+(?!${year})\\d{4})`
  const dayFirst = `(?<!\\d)${number}(?:${DASH}\\d{1,2})?(?:\\s+of)?\\s+${name}${ofYear}`
  const monthFirst = `(?<!\\p{L})${name}\\.?\\s+(?:\\d{1,2}${DASH})?${number}(?:${DASH}\\d{1,2})?${ofYear}`
  const inDigits = `(?<!\\d)0?${Number(day)}[./]0?${Number(month)}[./](?:${year}|${year.slice(2)})(?!\\d)`
  return new RegExp([dayFirst, monthFirst, inDigits, isoDay].join('|'), 'iu')
}

/** How the names of a month begin, in every language; Georgian ones drop a vowel in some cases. */
function monthNames(isoDay: string): string[] {
  const noon = new Date(`${isoDay}T12:00Z`)
  return LOCALES.flatMap((locale) => {
    const name = cachedFormat(LOCALE_TABLE[locale].tag, { month: 'long', timeZone: 'UTC' }).format(noon).toLowerCase()
    return locale === DEFAULT_LOCALE ? [name, name.slice(0, 3)] : georgianStems(name)
  })
}

/** 14:00, 14.00 and 2 pm. */
function hourPattern(clock: string): RegExp {
  const [hour = '', minute = ''] = clock.split(':')
  const inTwelve = Number(hour) % 12 || 12
  const full = `(?<![\\d:.])0?${Number(hour)}[:.]${minute}(?!\\d|\\.\\d|\\s*[ap]\\.?m)`
  const short = `(?<![\\d:.])${inTwelve}(?:[:.]${minute})${minute === '00' ? '?' : ''}\\s*${Number(hour) < 12 ? 'a' : 'p'}\\.?m\\b`
  return new RegExp(`${full}|${short}`, 'iu')
}
