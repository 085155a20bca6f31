import type { Locale } from '@/lib/i18n/locales'
import { absoluteUrl } from '../absolute-url'
import { canonicalPath } from '../canonical-path'
import { sitemapPartPath } from '../metadata-routes'
import { mainLanguage } from '../text-languages'
import type { SitemapEntry } from './entries'

/** The protocol allows 50 000 addresses, and each language of a page is one. */
const PAGES_PER_SITEMAP = 5000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/**
 * Writes the sitemap (sitemaps.org, protocol 0.9); `part` counts from 1, null is the whole or an index of its parts.
 * Null for a part that does not exist.
 */
export function toSitemapXml(entries: readonly SitemapEntry[], origin: string, part: number | null, size = PAGES_PER_SITEMAP): string | null {
  const parts = Math.ceil(entries.length / size)
  if (part === null) return parts > 1 ? toIndex(parts, origin) : toUrlSet(entries, origin)
  if (parts < 2 || part > parts) return null
  return toUrlSet(entries.slice((part - 1) * size, part * size), origin)
}

/** Escapes a text for elements and attributes, and drops characters that XML cannot hold. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}

function toIndex(parts: number, origin: string): string {
  const places = Array.from({ length: parts }, (_, index) => absoluteUrl(origin, sitemapPartPath(index + 1)))
  const lines = places.map((place) => `<sitemap><loc>${escapeXml(place)}</loc></sitemap>`)
  return [HEAD, `<sitemapindex xmlns="${NAMESPACE}">`, ...lines, '</sitemapindex>', ''].join('\n')
}

function toUrlSet(entries: readonly SitemapEntry[], origin: string): string {
  const lines = entries.flatMap((entry) => toUrls(entry, origin))
  return [HEAD, `<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`, ...lines, '</urlset>', ''].join('\n')
}

function toUrls({ path, languages, updatedAt }: SitemapEntry, origin: string): string[] {
  const address = (locale: Locale) => escapeXml(absoluteUrl(origin, canonicalPath(locale, path)))
  const alternates = [...languages.map((locale) => [locale, address(locale)] as const), ['x-default', address(mainLanguage(languages))] as const]
  const links = alternates.map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`).join('')
  const changed = updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : ''
  return languages.map((locale) => `<url><loc>${address(locale)}</loc>${changed}${links}</url>`)
}
