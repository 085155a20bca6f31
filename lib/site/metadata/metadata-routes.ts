import { DEFAULT_LOCALE, LOCALE_PARAMETER, LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'

/**
 * The files for machines that are made of content, each with the folder under the language that answers it.
 * A `localized` one exists in both languages and is asked for with `?lang=`; others are the same for all.
 */
export const METADATA_ROUTES = [
  { pattern: /^\/sitemap\.xml$/, folder: 'sitemap', localized: false },
  { pattern: /^\/sitemap-([1-9]\d{0,4})\.xml$/, folder: 'sitemap', localized: false },
  { pattern: /^\/feed\.xml$/, folder: 'feed', localized: true },
  { pattern: /^\/llms\.txt$/, folder: 'llms', localized: true },
  { pattern: /^\/manifest\.webmanifest$/, folder: 'manifest', localized: true },
  { pattern: /^\/\.well-known\/security\.txt$/, folder: 'security', localized: false },
] as const

/** The files that lie ready or are made of settings alone. */
const PLAIN_FILES = /^\/(robots\.txt|favicon\.ico|icon\.svg|icon-192\.png|icon-512\.png|icon-maskable\.png|apple-touch-icon\.png)$/

/**
 * Where the framework finds a file for machines.
 *
 * @param pathname the path of a URL
 * @param asked the language that its query asks for; cookies do not count, for machines have none
 * @returns the inner path with the language in front; null for any other path
 */
export function metadataRoutePath(pathname: string, asked: Locale | null): string | null {
  for (const { pattern, folder, localized } of METADATA_ROUTES) {
    const match = pattern.exec(pathname)
    if (!match) continue
    const locale = (localized && asked) || DEFAULT_LOCALE
    return ['', locale, folder, ...match.slice(1)].join('/')
  }
  return null
}

/** Whether a path names a file for machines: a page, a picture or a text that is no screen. */
export function isMetadataRoute(pathname: string): boolean {
  return PLAIN_FILES.test(pathname) || metadataRoutePath(pathname, null) !== null
}

/** The path of the feed of articles in a language. */
export function feedPath(locale: Locale): string {
  return inLanguage('/feed.xml', locale)
}

/** The path of the web app manifest in a language. */
export function manifestPath(locale: Locale): string {
  return inLanguage('/manifest.webmanifest', locale)
}

/** The path at which the sitemap begins. */
export function sitemapPath(): string {
  return '/sitemap.xml'
}

/** The path of a part of the sitemap, counted from 1. */
export function sitemapPartPath(part: number): string {
  return `/sitemap-${part}.xml`
}

function inLanguage(path: string, locale: Locale): string {
  return locale === DEFAULT_LOCALE ? path : `${path}?${LOCALE_PARAMETER}=${LOCALE_TABLE[locale].cookieValue}`
}
