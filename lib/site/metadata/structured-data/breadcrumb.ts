import type { Locale } from '@/lib/i18n/locales'
import { absoluteUrl } from '../absolute-url'
import { canonicalPath } from '../canonical-path'
import type { JsonLd } from './json-ld'

/** The last step, the page itself, leads nowhere. */
export interface TrailStep {
  label: string
  href?: string
}

/** Null for a trail of fewer than two steps. */
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
