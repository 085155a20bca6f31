import { DEFAULT_LOCALE, LOCALE_PARAMETER, LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'

/**
 * The address of a screen or file as it is given to others: absolute, and with the language in it, since
 * whoever opens it has no cookie of ours.
 *
 * @param siteUrl the public origin of the site
 * @param path begins with a slash; its query and fragment are kept
 */
export function publicAddress(siteUrl: string, path: string, locale: Locale): string {
  const url = new URL(path, siteUrl)
  if (locale !== DEFAULT_LOCALE) url.searchParams.set(LOCALE_PARAMETER, LOCALE_TABLE[locale].cookieValue)
  return url.href
}
