import { LOCALE_PARAMETER, LOCALE_TABLE, otherLocales, type Locale } from '@/lib/i18n/locales'

/** The same address in other languages, for a screen that stands in at any address. */
export function languageLinks(locale: Locale) {
  return otherLocales(locale).map((other) => ({
    href: `?${LOCALE_PARAMETER}=${LOCALE_TABLE[other].cookieValue}`,
    label: LOCALE_TABLE[other].ownName,
    lang: other,
  }))
}
