import { countryName } from '@/lib/i18n/country-name'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import type { PlotRow } from './draw-plot'

const NOT_GIVEN = 'Not given'

export function namedRows(rows: readonly PlotRow[], nameOf: (label: string) => string): PlotRow[] {
  return rows.map(({ label, count }) => ({ label: label === '' ? NOT_GIVEN : nameOf(label), count }))
}

/** By the codes of the countries, most guests first; with those whose registrations are deleted. */
export function namedCountries(rows: readonly PlotRow[], deleted: Record<string, number> | null): PlotRow[] {
  const counts = new Map(Object.entries(deleted ?? {}))
  for (const { label, count } of rows) counts.set(label, (counts.get(label) ?? 0) + count)
  const all = [...counts].map(([label, count]) => ({ label, count })).sort((one, other) => other.count - one.count)
  return namedRows(all, (code) => countryName(code, DEFAULT_LOCALE))
}
