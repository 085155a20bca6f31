import { countryName } from '@/lib/i18n/country-name'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import type { PlotRow } from './draw-plot'

const NOT_GIVEN = 'Not given'

export function namedRows(rows: readonly PlotRow[], nameOf: (label: string) => string): PlotRow[] {
  return rows.map(({ label, count }) => ({ label: label === '' ? NOT_GIVEN : nameOf(label), count }))
}

/** By the codes of the countries. */
export function namedCountries(rows: readonly PlotRow[]): PlotRow[] {
  return namedRows(rows, (code) => countryName(code, DEFAULT_LOCALE))
}

/** Of an event whose registrations are deleted, most guests first. */
export function namedKeptCountries(counts: Record<string, number>): PlotRow[] {
  const rows = Object.entries(counts).map(([label, count]) => ({ label, count }))
  return namedCountries(rows.sort((one, other) => other.count - one.count))
}
