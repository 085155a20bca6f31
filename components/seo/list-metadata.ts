import type { Metadata } from 'next'
import type { Locale } from '@/lib/i18n/locales'
import { canonicalPath } from '@/lib/site/canonical-path'
import { isNarrowed, type ListView } from '@/lib/site/list-view'

/**
 * What search engines are told of a list: every page of the whole list is for them, a part of it that a
 * visitor chose is not.
 *
 * @param path the path of the list without a query
 * @param view what the address chooses
 */
export function listMetadata(locale: Locale, path: string, view: ListView): Metadata {
  if (!isNarrowed(view)) return { alternates: { canonical: canonicalPath(locale, path, view) } }
  return { robots: { index: false, follow: true }, alternates: { canonical: canonicalPath(locale, path) } }
}
