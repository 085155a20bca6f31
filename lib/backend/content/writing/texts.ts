import type { LocalizedText } from '@/lib/contract/fields/localized'
import { DEFAULT_LOCALE, LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'

/** The localised fields of a body by their names. */
export type Texts = Record<string, LocalizedText | undefined>

/**
 * The texts of one language that a body sets.
 *
 * @param texts the localised fields; one that is left out becomes empty in every language
 * @param language the language that is asked for
 * @param locale the language of the request, in which plain strings are written
 * @returns nothing for a plain string of another language, whose text stays as it is
 */
export function textsIn(texts: Texts, language: Locale, locale: Locale): Record<string, string> {
  const entries = Object.entries(texts).map(([name, value]) => [name, textIn(value, language, locale)] as const)
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/**
 * The title in the language that every other falls back to: it is never empty.
 *
 * @param isNew whether there is no title yet that could stay
 */
export function defaultTitle(title: LocalizedText, locale: Locale, isNew: boolean): string | undefined {
  const given = textIn(title, DEFAULT_LOCALE, locale)
  if (given) return given
  return isNew ? firstText(title) : undefined
}

function textIn(value: LocalizedText | undefined, language: Locale, locale: Locale): string | undefined {
  if (value === undefined) return ''
  if (typeof value === 'string') return language === locale ? value : undefined
  return value[LOCALE_TABLE[language].cookieValue] ?? ''
}

function firstText(value: LocalizedText): string {
  return typeof value === 'string' ? value : (Object.values(value).find(Boolean) ?? '')
}
