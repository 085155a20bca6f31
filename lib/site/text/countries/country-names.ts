import { COUNTRY_CODES } from '@/lib/contract/fields/country-codes'
import { countryName } from '@/lib/i18n/country-name'
import { LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'

/** Most visitors come from there: it stands first. */
const HOME = 'GE'

/** On the server only, as `countryName`. */
export function getCountryNames(locale: Locale): { code: string; name: string }[] {
  const collator = new Intl.Collator(LOCALE_TABLE[locale].tag)
  const named = COUNTRY_CODES.map((code) => ({ code, name: countryName(code, locale) }))
  const others = named.filter(({ code }) => code !== HOME).sort((one, other) => collator.compare(one.name, other.name))
  return [{ code: HOME, name: countryName(HOME, locale) }, ...others]
}
