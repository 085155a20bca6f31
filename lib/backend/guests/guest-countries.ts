import { COUNTRY_CODES } from '@/lib/contract/fields/country-codes'
import { getCountryNames } from '@/lib/site/text/country-names'
import { LOCALES } from '@/lib/i18n/locales'
import { foldForSearch } from '@/lib/site/search/search-fold'

/** Names that people write and no list of countries has. */
const ALIASES = [['uk', 'GB']] as const

/** The codes of countries by what staff may write: a name in any language, or the code itself. */
export function countriesByName(): ReadonlyMap<string, string> {
  const names = LOCALES.flatMap((locale) => getCountryNames(locale).map(({ code, name }) => [foldForSearch(name), code] as const))
  return new Map([...COUNTRY_CODES.map((code) => [foldForSearch(code), code] as const), ...ALIASES, ...names])
}
