import { DEFAULT_LOCALE, languageQuery, LOCALE_COOKIE, LOCALE_PARAMETER, LOCALE_TABLE, toLocale, type Locale } from '@/lib/i18n/locales'
import { ANY_ORIGIN, PREVIEW_COOKIE } from './constants'
import { toListView } from './lists/list-view'
import { metadataRoutePath } from './metadata/metadata-routes'
import { pageTarget } from './page-target'
import { documentParameters, type DocumentParameter } from './redirects/previous-path'
import { matchRoute, ROUTES } from './routes'

/** An answer that is the same for everybody who asks in the same way. */
export interface CachedPage {
  /** Everything that the answer depends on: language, path and kind. */
  key: string
  kind: 'document' | 'payload' | 'export'
  /** Where the framework renders it. */
  path: string
  /** What asks the framework for it, with the language of `rememberedLocale` as a cookie. */
  address: string
  locale: Locale
  /** The language of a visitor whose address names none. */
  rememberedLocale: Locale
  /** The documents without which there is no such page. */
  documents: DocumentParameter[]
  /** Whether it is the screen of missing pages itself. */
  isScreen: boolean
  /** The screen in the place of this page when that is missing. */
  screen: () => CachedPage
}

type Headers = Record<string, string | string[] | undefined>

const cookies = (name: string) => new RegExp(`(?:^|;)\\s*${name}(?:=([^;]*))?(?=;|$)`, 'g')
const PREVIEW = new RegExp(cookies(PREVIEW_COOKIE).source)
/** White space that not every reader of cookies leaves out. */
const ODD_SPACE = /[^\S ]/
/** The framework reads these as other parameters, or without their ending, before the middleware sees them. */
const isReread = ([name, value]: [string, string]) => /^nxt[PI]./.test(name) || value.endsWith('.rsc')
/** A value that no two readers of cookies take for different things. */
const PLAIN = /^\w*$/
/** The framework's header for the payload of a page. */
const PAYLOAD_HEADER = 'rsc'

/**
 * What our server caches the answer under; null for what is rendered for each request. Sessions make no difference: pages are
 * rendered without them.
 *
 * @param headers of the request, as Node names them
 */
export function cachedPage(address: string, headers: Headers): CachedPage | null {
  const cookie = String(headers.cookie ?? '')
  if (PREVIEW.test(cookie) || ODD_SPACE.test(cookie)) return null
  const [remembered = '', ...more] = [...cookie.matchAll(cookies(LOCALE_COOKIE))].map(([, value = '']) => value)
  if (more.length > 0 || !PLAIN.test(remembered)) return null
  const { pathname, searchParams } = new URL(address, ANY_ORIGIN)
  // The framework redirects what `URL` would put in order.
  if (pathname !== address.split('?')[0] || [...searchParams].some(isReread)) return null
  return exportOf(pathname, searchParams) ?? pageOf(pathname, searchParams, remembered, headers[PAYLOAD_HEADER] === '1' ? 'payload' : 'document')
}

/** The screen of all missing pages. @param link the kind of a link in an email that opens nothing */
export function missingScreen(locale: Locale, rememberedLocale: Locale, link?: string): CachedPage {
  const query = new URLSearchParams({ [LOCALE_PARAMETER]: LOCALE_TABLE[locale].cookieValue, ...(link && { link }) })
  const screen = pageOf('/', query, rememberedLocale, 'document', true)
  if (!screen) throw new Error('There is no screen for missing pages.')
  return { ...screen, address: `/?${query}` }
}

function pageOf(pathname: string, query: URLSearchParams, remembered: string, kind: CachedPage['kind'], isScreen = false): CachedPage | null {
  const target = pageTarget(pathname, query, remembered, isScreen)
  if (!target || ROUTES[target.route].audience === 'personal') return null
  const { locale, rememberedLocale, path } = target
  return {
    key: `${rememberedLocale} ${path} ${kind}`,
    kind,
    path,
    address: readAddress(pathname, query),
    locale,
    rememberedLocale,
    documents: isScreen ? [] : documentParameters(pathname),
    isScreen,
    screen: () => missingScreen(locale, rememberedLocale),
  }
}

/** The address without what no page reads: the framework writes the query into a page that is cached for everybody. */
function readAddress(pathname: string, given: URLSearchParams): string {
  const route = matchRoute(pathname)?.name
  const query = new URLSearchParams(route && toListView(route, given))
  const locale = toLocale(given.get(LOCALE_PARAMETER))
  if (locale) query.set(LOCALE_PARAMETER, LOCALE_TABLE[locale].cookieValue)
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** A file that is written from content, such as the feed. Only the address chooses its language. */
function exportOf(pathname: string, query: URLSearchParams): CachedPage | null {
  const locale = toLocale(query.get(LOCALE_PARAMETER)) ?? DEFAULT_LOCALE
  const path = metadataRoutePath(pathname, locale)
  if (!path) return null
  const address = `${pathname}${locale === DEFAULT_LOCALE ? '' : `?${new URLSearchParams(languageQuery(locale))}`}`
  const rememberedLocale = DEFAULT_LOCALE
  return { key: `${path} export`, kind: 'export', path, address, locale, rememberedLocale, documents: [], isScreen: false, screen: () => missingScreen(locale, rememberedLocale) }
}
