import { notFound, permanentRedirect } from 'next/navigation'
import { ApiError } from '@/lib/api/api-error'
import { DOCUMENT_ROUTES } from '@/lib/contract/routes'
import type { Locale } from '@/lib/i18n/locales'
import { canonicalPath } from '@/lib/site/metadata/canonical-path'
import { matchRoute, type RouteMatch } from '@/lib/site/routes'
import { cachedRead } from './lists/cached-read'

/**
 * Ends a page whose document is not there: with a 308 to where it has moved, else with a 404.
 *
 * @param path the path of the page, as `pathTo` builds it
 */
export async function redirectOrNotFound(locale: Locale, path: string): Promise<never> {
  const present = await findPresentPath(locale, path)
  if (present) permanentRedirect(canonicalPath(locale, present))
  notFound()
}

/**
 * Finds where a page is now that was known by another address.
 *
 * @param path the path of the page, as `pathTo` builds it
 * @returns its present path, or null when it has not moved, or never was
 * @throws ApiError when the backend is away
 */
async function findPresentPath(locale: Locale, path: string): Promise<string | null> {
  const { path: route, answer: schema } = DOCUMENT_ROUTES.redirects
  try {
    const answer = await cachedRead({ path: route, schema, locale, query: { path }, source: 'redirects', isPassing: true })
    return answer.path
  } catch (error) {
    // A backend that knows of no moves.
    if (error instanceof ApiError && !error.isOutage) return null
    throw error
  }
}

/**
 * Finds the identifiers in the address of a page that was known by others.
 *
 * @param path the path of the page, as `pathTo` builds it
 * @returns null when it has not moved, or never was
 * @throws ApiError when the backend is away
 */
export async function findCurrentIdentifiers(locale: Locale, path: string): Promise<RouteMatch['parameters'] | null> {
  const present = await findPresentPath(locale, path)
  return present ? (matchRoute(present)?.parameters ?? null) : null
}
