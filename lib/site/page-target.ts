import { DEFAULT_LOCALE, LOCALE_PARAMETER, toLocale, type Locale } from '@/lib/i18n/locales'
import { MISSING_LINKS, NOT_HERE } from '@/lib/i18n/visible-path'
import { toListView } from './lists/list-view'
import { toViewSegment } from './lists/view-segment'
import { matchRoute, pathTo, type RouteName } from './routes'

/** The page that an address leads to. */
export interface PageTarget {
  route: RouteName
  locale: Locale
  /** The language of a visitor whose address names none. */
  rememberedLocale: Locale
  /** Where the framework renders it. */
  path: string
}

/**
 * @param localeCookie what the visitor's browser remembers
 * @param isMissing whether the screen of all missing pages is meant, or with a `link` in the query that of such links
 */
export function pageTarget(pathname: string, query: URLSearchParams, localeCookie: string | undefined, isMissing: boolean): PageTarget | null {
  const match = matchRoute(pathname)
  if (!match) return null
  const route = match.name
  const draft = route === 'applyNow' ? query.get('draft') : null
  if (draft) return pageTarget(pathTo('applicationDraft', { eventIdentifier: match.parameters.eventIdentifier ?? '', token: draft }), query, localeCookie, isMissing)
  const rememberedLocale = toLocale(localeCookie) ?? DEFAULT_LOCALE
  const locale = toLocale(query.get(LOCALE_PARAMETER)) ?? rememberedLocale
  const view = toListView(route, query)
  const link = MISSING_LINKS.find((kind) => kind === query.get('link'))
  const segments = (isMissing ? `${NOT_HERE}/${link ?? ''}` : pathname).split('/').filter(Boolean)
  if (Object.keys(view).length > 0) segments.push(toViewSegment(view))
  return { route, locale, rememberedLocale, path: `/${[locale, ...segments].join('/')}` }
}
