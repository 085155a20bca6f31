import { languageQuery, type Locale } from '@/lib/i18n/locales'
import { toViewQuery, type ListView } from '../lists/list-view'

/**
 * The canonical address of a screen: the default language has no query, another has `?lang=`, a view that is a page of
 * its own has its parameters.
 */
export function canonicalPath(locale: Locale, path: string, view: ListView = {}): string {
  return `${path}${toViewQuery({ ...view, ...languageQuery(locale) })}`
}
