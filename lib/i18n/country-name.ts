import { LOCALE_TABLE, type Locale } from './locales'

/**
 * On the server only: not every browser knows Georgian names. An unknown code (ISO 3166-1 alpha-2) stands for itself.
 */
export function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames(LOCALE_TABLE[locale].tag, { type: 'region', fallback: 'code' }).of(code) ?? code
}
