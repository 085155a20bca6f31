import { LOCALE_TABLE, otherLocales, type Locale } from './locales'

/** The languages that the switch leads to, by their short names when there are several. */
export function languageChoices(locale: Locale) {
  const others = otherLocales(locale)
  const name = others.length > 1 ? 'shortName' : 'ownName'
  return others.map((other) => ({ locale: other, value: LOCALE_TABLE[other].cookieValue, label: LOCALE_TABLE[other][name] }))
}
