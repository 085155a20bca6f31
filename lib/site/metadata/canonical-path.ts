import { DEFAULT_LOCALE, LOCALE_PARAMETER, LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { toViewQuery, type ListView } from '../lists/list-view'

/**
 * The one address by which a screen wants to be known: English without a language in it, Georgian with
 * `?lang=ge`, and what its list shows where that is a page of its own.
 *
 * @param locale the language that the screen's main text is written in
 * @param path as `pathTo` builds it
 * @param view what the list shows; nothing for a screen without one
 */
export function canonicalPath(locale: Locale, path: string, view: ListView = {}): string {
  const language = locale === DEFAULT_LOCALE ? {} : { [LOCALE_PARAMETER]: LOCALE_TABLE[locale].cookieValue }
  return `${path}${toViewQuery({ ...view, ...language })}`
}
