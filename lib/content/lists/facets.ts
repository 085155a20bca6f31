import { ApiError } from '@/lib/api/api-error'
import type { Facets } from '@/lib/contract/lists/facets'
import { FACET_ROUTES } from '@/lib/contract/routes'
import type { Locale } from '@/lib/i18n/locales'
import { collectionOf } from '@/lib/site/cache-tags'
import { cachedRead } from './cached-read'

/** The values of each filter; none from a backend that does not tell them. */
export async function getFacets(name: keyof typeof FACET_ROUTES, locale: Locale, event?: string): Promise<Facets> {
  const { path, answer: schema } = FACET_ROUTES[name]
  try {
    return await cachedRead({ path, schema, locale, query: event ? { event } : {}, source: collectionOf(name) })
  } catch (error) {
    if (error instanceof ApiError && !error.isOutage) return {}
    throw error
  }
}
