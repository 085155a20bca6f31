import type { EventLabel } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import { countryName } from '@/lib/i18n/country-name'
import { LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'

/** One of the values that a filter can have. */
export interface FilterOption {
  value: string
  label: string
  /** The language of the label where it is not that of the page. */
  lang?: string
}

/** Countries by their names. @param codes ISO 3166-1 alpha-2 */
export function countryOptions(codes: readonly string[], locale: Locale): FilterOption[] {
  const options = codes.map((code) => ({ value: code, label: countryName(code, locale) }))
  return options.sort((one, other) => collator(locale).compare(one.label, other.label))
}

/** Cohorts, the latest first: most are named after their year. */
export function cohortOptions(cohorts: readonly string[], locale: Locale): FilterOption[] {
  const options = cohorts.map((cohort) => ({ value: cohort, label: cohort }))
  return options.sort((one, other) => collator(locale).compare(other.label, one.label))
}

/** Events by their titles, in the order they are given. */
export function eventOptions(events: readonly EventLabel[]): FilterOption[] {
  return events.map((event) => ({ value: event.identifier, label: event.title, lang: languageOf(event, 'title') }))
}

/** Adds a value that the address asks for though there is no such option, so that the visitor sees what is asked. */
export function withChosen(options: readonly FilterOption[], chosen: string | undefined): FilterOption[] {
  const isKnown = chosen === undefined || options.some(({ value }) => value === chosen)
  return isKnown ? [...options] : [...options, { value: chosen, label: chosen }]
}

function collator(locale: Locale): Intl.Collator {
  return new Intl.Collator(LOCALE_TABLE[locale].tag, { numeric: true })
}
