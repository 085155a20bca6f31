import { LOCALE_TABLE, type Locale } from './locales'

/**
 * What a country is called. To be asked on the server only: not every browser knows the Georgian names.
 *
 * @param code ISO 3166-1 alpha-2, such as `GE`
 * @returns the code itself when it names no country
 */
export function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames(LOCALE_TABLE[locale].tag, { type: 'region', fallback: 'code' }).of(code) ?? code
}
