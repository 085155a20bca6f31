/** The languages of the site as `Intl`, HTML and URLs of the framework know them (ISO 639-1). */
export const LOCALES = ['en', 'ka'] as const

/** A language of the site. */
export type Locale = (typeof LOCALES)[number]

/** The language of a visitor who has chosen none. */
export const DEFAULT_LOCALE: Locale = 'en'

/** The cookie that remembers a visitor's language. */
export const LOCALE_COOKIE = 'local-lang'

/** The query parameter that asks for a language, by which search engines reach Georgian. */
export const LOCALE_PARAMETER = 'lang'

/**
 * What each language is called where: `cookieValue` in the cookie, the API and `?lang=`; `tag` where
 * dates and numbers are formatted (BCP 47); `openGraph` in link previews; `ownName` on the switch.
 */
export const LOCALE_TABLE = {
  en: { cookieValue: 'en', tag: 'en-GB', openGraph: 'en_US', ownName: 'English', shortName: 'EN' },
  ka: { cookieValue: 'ge', tag: 'ka-GE', openGraph: 'ka_GE', ownName: 'ქართული', shortName: 'ქარ' },
} as const satisfies Record<Locale, Record<string, string>>

/** A language as the cookie, the API and `?lang=` write it. */
export type LocaleCookieValue = (typeof LOCALE_TABLE)[Locale]['cookieValue']

/** Tells whether a text names a language of the site (`en` or `ka`). */
export function isLocale(value: string | undefined | null): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

/**
 * Reads a language as it is written in the cookie or in `?lang=`; `ka` counts as Georgian too.
 *
 * @returns the language, or null when the value names none
 */
export function toLocale(value: string | undefined | null): Locale | null {
  if (isLocale(value)) return value
  return LOCALES.find((locale) => LOCALE_TABLE[locale].cookieValue === value) ?? null
}

/** The other of the two languages. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'ka' : 'en'
}
