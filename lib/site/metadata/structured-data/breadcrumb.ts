import type { Locale } from '@/lib/i18n/locales'
import { absoluteUrl } from '../absolute-url'
import { canonicalPath } from '../canonical-path'
import type { JsonLd } from './json-ld'

/** A step of a trail: what it is called, and where it leads; the last one is the page itself. */
export interface TrailStep {
  label: string
  href?: string
}

/**
 * The trail to a page as search results show it.
 *
 * @param origin where visitors reach the site
 * @param locale the language that its addresses lead to
 * @returns null for a trail of fewer than two steps, which leads from nowhere
 */
export function buildBreadcrumb(trail: readonly TrailStep[], origin: string, locale: Locale): JsonLd | null {
  if (trail.length < 2) return null
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href && absoluteUrl(origin, canonicalPath(locale, href)),
    })),
  }
}
