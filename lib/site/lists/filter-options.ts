import type { EventLabel } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import { countryName } from '@/lib/i18n/country-name'
import { LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'

export interface FilterOption {
  value: string
  label: string
  /** Where it is not that of the page. */
  lang?: string
}

export function countryOptions(codes: readonly string[], locale: Locale): FilterOption[] {
  const options = codes.map((code) => ({ value: code, label: countryName(code, locale) }))
  return options.sort((one, other) => collator(locale).compare(one.label, other.label))
}

/** The latest first: most cohorts are named after their year. */
export function cohortOptions(cohorts: readonly string[], locale: Locale): FilterOption[] {
  const options = cohorts.map((cohort) => ({ value: cohort, label: cohort }))
  return options.sort((one, other) => collator(locale).compare(other.label, one.label))
}

export function eventOptions(events: readonly EventLabel[]): FilterOption[] {
  return events.map((event) => ({ value: event.identifier, label: event.title, lang: languageOf(event, 'title') }))
}

/** Adds a value of the address that is no option, so that the visitor sees it. */
export function withChosen(options: readonly FilterOption[], chosen: string | undefined): FilterOption[] {
  const isKnown = chosen === undefined || options.some(({ value }) => value === chosen)
  return isKnown ? [...options] : [...options, { value: chosen, label: chosen }]
}

function collator(locale: Locale): Intl.Collator {
  return new Intl.Collator(LOCALE_TABLE[locale].tag, { numeric: true })
}
