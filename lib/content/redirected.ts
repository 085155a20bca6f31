import { notFound, permanentRedirect } from 'next/navigation'
import { ApiError } from '@/lib/api/api-error'
import { DOCUMENT_ROUTES } from '@/lib/contract/routes'
import type { Locale } from '@/lib/i18n/locales'
import type { ListView } from '@/lib/site/lists/list-view'
import { canonicalPath } from '@/lib/site/metadata/canonical-path'
import { matchRoute, type RouteMatch } from '@/lib/site/routes'
import { cachedRead } from './lists/cached-read'

/**
 * Ends a page whose document is not there: a 308 to its current path, else a 404.
 *
 * @param path the path of the page, as `pathTo` builds it
 * @param view the choices in its list, which stay
 */
export async function redirectOrNotFound(locale: Locale, path: string, view: ListView = {}): Promise<never> {
  const current = await findRedirect(locale, path)
  if (current) permanentRedirect(canonicalPath(locale, current, view))
  notFound()
}

/**
 * Finds the identifiers in the current path of a page.
 *
 * @returns null when it was not renamed, or never was
 * @throws ApiError when the backend is away
 */
export async function findCurrentIdentifiers(locale: Locale, path: string): Promise<RouteMatch['parameters'] | null> {
  const current = await findRedirect(locale, path)
  return current ? (matchRoute(current)?.parameters ?? null) : null
}

async function findRedirect(locale: Locale, path: string): Promise<string | null> {
  const { path: route, answer: schema } = DOCUMENT_ROUTES.redirects
  try {
    const answer = await cachedRead({ path: route, schema, locale, query: { path }, source: 'redirects', isEphemeral: true })
    return answer.path
  } catch (error) {
    // A remote backend may have no redirects.
    if (error instanceof ApiError && !error.isOutage) return null
    throw error
  }
}
