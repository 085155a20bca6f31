/**
 * The languages of the site by their ISO 639-1 codes, which `Intl`, HTML and the framework's paths use.
 * `cookieValue` stands in the cookie, the API and `?lang=`; `tag` (BCP 47) formats dates and numbers; `openGraph`
 * stands in link previews; `ownName` on the switch, `shortName` where several languages share it.
 */
export const LOCALE_TABLE = {
  en: { cookieValue: 'en', tag: 'en-GB', openGraph: 'en_US', ownName: 'English', shortName: 'EN' },
  ka: { cookieValue: 'ge', tag: 'ka-GE', openGraph: 'ka_GE', ownName: 'ქართული', shortName: 'ქარ' },
} as const satisfies Record<string, Record<'cookieValue' | 'tag' | 'openGraph' | 'ownName' | 'shortName', string>>

export type Locale = keyof typeof LOCALE_TABLE

/** A language as the cookie, the API and `?lang=` write it. */
export type LocaleCookieValue = (typeof LOCALE_TABLE)[Locale]['cookieValue']

export const LOCALES = Object.keys(LOCALE_TABLE) as readonly Locale[]

/** The language of a visitor who has chosen none, and of texts that have no translation. */
export const DEFAULT_LOCALE: Locale = 'en'

export const LOCALE_COOKIE = 'local-lang'

/** The query parameter that asks for a language; search engines, which keep no cookies, reach translations by it. */
export const LOCALE_PARAMETER = 'lang'

export function isLocale(value: string | undefined | null): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

/**
 * Reads a language as the cookie or `?lang=` writes it; its ISO code counts too.
 *
 * @returns null when the value names none
 */
export function toLocale(value: string | undefined | null): Locale | null {
  if (isLocale(value)) return value
  return LOCALES.find((locale) => LOCALE_TABLE[locale].cookieValue === value) ?? null
}

/** What names a language in the query of an address: nothing for the default one. */
export function languageQuery(locale: Locale): Record<string, string> {
  return locale === DEFAULT_LOCALE ? {} : { [LOCALE_PARAMETER]: LOCALE_TABLE[locale].cookieValue }
}

/** All languages but one, in the order of the table. */
export function otherLocales(locale: Locale): Locale[] {
  return LOCALES.filter((other) => other !== locale)
}
