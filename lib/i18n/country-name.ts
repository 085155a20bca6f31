import { LOCALE_TABLE, type Locale } from './locales'

/** Making one takes far longer than using it, and a list of countries or guests asks for each of them. */
const names = new Map<Locale, Intl.DisplayNames>()

/**
 * On the server only: not every browser knows Georgian names. An unknown code (ISO 3166-1 alpha-2) stands for itself.
 */
export function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  const inLanguage = names.get(locale) ?? new Intl.DisplayNames(LOCALE_TABLE[locale].tag, { type: 'region', fallback: 'code' })
  names.set(locale, inLanguage)
  return inLanguage.of(code) ?? code
}
