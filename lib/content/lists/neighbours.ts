import { ApiError } from '@/lib/api/api-error'
import type { Neighbours } from '@/lib/contract/lists/neighbours'
import { NEIGHBOUR_ROUTES } from '@/lib/contract/routes'
import type { Locale } from '@/lib/i18n/locales'
import { collectionOf } from '@/lib/site/cache-tags'
import { cachedRead } from './cached-read'

/** The people before and after somebody in their list; none from a backend that does not tell. */
export async function getNeighbours(
  name: keyof typeof NEIGHBOUR_ROUTES,
  locale: Locale,
  identifier: string,
  event?: string,
): Promise<Neighbours> {
  const { path, answer: schema } = NEIGHBOUR_ROUTES[name]
  const query = { identifier, ...(event && { event }) }
  try {
    return await cachedRead({ path, schema, locale, query, source: collectionOf(name) })
  } catch (error) {
    if (error instanceof ApiError && !error.isOutage) return { previous: null, next: null }
    throw error
  }
}
