import { DEFAULT_LOCALE, languageQuery, type Locale } from '@/lib/i18n/locales'

/**
 * Files that are made of content, each with the folder below the language that answers it. The language of a
 * `localized` one is chosen by `?lang=`.
 */
const METADATA_ROUTES = [
  { pattern: /^\/sitemap\.xml$/, folder: 'sitemap', localized: false },
  { pattern: /^\/sitemap-([1-9]\d{0,4})\.xml$/, folder: 'sitemap', localized: false },
  { pattern: /^\/feed\.xml$/, folder: 'feed', localized: true },
  { pattern: /^\/letters\.xml$/, folder: 'letters', localized: true },
  { pattern: /^\/llms\.txt$/, folder: 'llms', localized: true },
  { pattern: /^\/manifest\.webmanifest$/, folder: 'manifest', localized: true },
  { pattern: /^\/\.well-known\/security\.txt$/, folder: 'security', localized: false },
] as const

/** Static files, and those made of settings alone. */
const PLAIN_FILES = /^\/(robots\.txt|favicon\.ico|icon\.svg|icon-192\.png|icon-512\.png|icon-maskable\.png|apple-touch-icon\.png|service-worker\.js)$/

/** The inner path of such a file, or null. Only the query chooses its language: programs keep no cookies. */
export function metadataRoutePath(pathname: string, requested: Locale | null): string | null {
  for (const { pattern, folder, localized } of METADATA_ROUTES) {
    const match = pattern.exec(pathname)
    if (!match) continue
    const locale = (localized && requested) || DEFAULT_LOCALE
    return ['', locale, folder, ...match.slice(1)].join('/')
  }
  return null
}

/** Whether a file is written from content or settings, as opposed to one that lies on the disk. */
export function isExport(pathname: string): boolean {
  return pathname === '/robots.txt' || metadataRoutePath(pathname, null) !== null
}

export function isMetadataRoute(pathname: string): boolean {
  return PLAIN_FILES.test(pathname) || metadataRoutePath(pathname, null) !== null
}

export function feedPath(locale: Locale): string {
  return inLanguage('/feed.xml', locale)
}

export function newsletterFeedPath(locale: Locale): string {
  return inLanguage('/letters.xml', locale)
}

export function manifestPath(locale: Locale): string {
  return inLanguage('/manifest.webmanifest', locale)
}

export function sitemapPath(): string {
  return '/sitemap.xml'
}

export function sitemapPartPath(part: number): string {
  return `/sitemap-${part}.xml`
}

function inLanguage(path: string, locale: Locale): string {
  const query = new URLSearchParams(languageQuery(locale)).toString()
  return query ? `${path}?${query}` : path
}
