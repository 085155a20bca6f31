import { languageQuery, type Locale } from '@/lib/i18n/locales'

/**
 * The address of a screen or file as it is given to others: absolute, and with the language in it, since
 * whoever opens it has no cookie of ours.
 *
 * @param siteUrl the public origin of the site
 * @param path begins with a slash; its query and fragment are kept
 */
export function publicAddress(siteUrl: string, path: string, locale: Locale): string {
  const url = new URL(path, siteUrl)
  for (const [name, value] of Object.entries(languageQuery(locale))) url.searchParams.set(name, value)
  return url.href
}
