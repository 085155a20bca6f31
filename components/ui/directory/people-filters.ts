import { getTranslations } from 'next-intl/server'
import type { EventLabel } from '@/lib/contract/events'
import type { Facets } from '@/lib/contract/lists/facets'
import type { Locale } from '@/lib/i18n/locales'
import { cohortOptions, countryOptions, eventOptions, withChosen, type FilterOption } from '@/lib/site/lists/filter-options'
import type { ListView } from '@/lib/site/lists/list-view'

export interface DirectoryFilter {
  name: 'country' | 'cohort' | 'event'
  label: string
  /** Shown while nothing is chosen. */
  any: string
  options: FilterOption[]
  /** A few short options stand side by side, each a press away. */
  areChips?: boolean
}

/** Longer lists of cohorts are chosen from a menu. */
const MOST_CHIPS = 8

interface PeopleFiltersInput {
  locale: Locale
  view: ListView
  facets: Facets
  /** None where the list belongs to one. */
  events?: EventLabel[]
}

/** A filter without a choice is left out unless the address sets it. */
export async function peopleFilters({ locale, view, facets, events = [] }: PeopleFiltersInput): Promise<DirectoryFilter[]> {
  const t = await getTranslations('PeopleFilters')
  const any = t('any')
  const filters: DirectoryFilter[] = [
    { name: 'country', label: t('country'), any, options: countryOptions(facets.country ?? [], locale) },
    { name: 'event', label: t('event'), any, options: eventOptions(events) },
    { name: 'cohort', label: t('cohort'), any, options: cohortOptions(facets.cohort ?? [], locale) },
  ]
  return filters
    .filter(({ name, options }) => options.length > 1 || view[name] !== undefined)
    .map((filter) => ({ ...filter, options: withChosen(filter.options, view[filter.name]) }))
    .map((filter) => ({ ...filter, areChips: filter.name === 'cohort' && filter.options.length <= MOST_CHIPS }))
}
