import { LOCALE_COOKIE, LOCALE_PARAMETER, LOCALE_TABLE, toLocale, type Locale } from '@/lib/i18n/locales'
import { ANY_ORIGIN, PREVIEW_COOKIE, TOKEN_COOKIE } from './constants'
import { toListView } from './lists/list-view'
import { pageTarget } from './page-target'
import { documentParameters, type DocumentParameter } from './redirects/previous-path'
import { matchRoute, ROUTES } from './routes'

/** A page that is the same for everybody who asks in the same way. */
export interface SharedPage {
  /** Everything that its answer depends on. */
  key: string
  /** Where the framework renders it. */
  path: string
  locale: Locale
  rememberedLocale: Locale
  /** The documents without which there is no such page. */
  documents: DocumentParameter[]
}

const cookies = (name: string) => new RegExp(`(?:^|;)\\s*${name}(?:=([^;]*))?(?=;|$)`, 'g')
const SESSION = new RegExp(`${cookies(TOKEN_COOKIE).source}|${cookies(PREVIEW_COOKIE).source}`)
/** White space that not every reader of cookies leaves out. */
const ODD_SPACE = /[^\S ]/
/** The framework reads these as other parameters, or without their ending, before the middleware sees them. */
const isReread = ([name, value]: [string, string]) => /^nxt[PI]./.test(name) || value.endsWith('.rsc')
/** A value that no two readers of cookies take for different things. */
const PLAIN = /^\w*$/

/** The framework's own mark of a request of its scripts: a hash (base64url, RFC 4648), or nothing. Without it, it redirects there. */
const PART = '_rsc'
const HASH = /^[\w-]*$/

/**
 * The address without what no page reads. The framework writes the query of whoever asks first into what is kept for everybody.
 */
export function renderedAddress(address: string): string {
  const { pathname, searchParams } = new URL(address, ANY_ORIGIN)
  const route = matchRoute(pathname)?.name
  // The draft of an application is found by the query of the form's page.
  const isDraft = route === 'applyNow' && searchParams.has('draft')
  if (!route || isDraft || pathname !== address.split('?')[0] || ROUTES[route].audience === 'personal') return address
  const query = new URLSearchParams(toListView(route, searchParams))
  const locale = toLocale(searchParams.get(LOCALE_PARAMETER))
  if (locale) query.set(LOCALE_PARAMETER, LOCALE_TABLE[locale].cookieValue)
  const part = searchParams.get(PART)
  if (part !== null && HASH.test(part)) query.set(PART, part)
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/**
 * What our server keeps the answer under; null for whoever may get another one than strangers do.
 *
 * @param headers of the request, as Node names them
 * @param isMissing whether the screen of all missing pages is meant
 */
export function keptPage(address: string, headers: Record<string, string | string[] | undefined>, isMissing: boolean): SharedPage | null {
  const cookie = String(headers.cookie ?? '')
  if (headers[TOKEN_COOKIE] !== undefined || headers.authorization !== undefined || SESSION.test(cookie) || ODD_SPACE.test(cookie)) return null
  const [remembered = '', ...more] = [...cookie.matchAll(cookies(LOCALE_COOKIE))].map(([, value = '']) => value)
  if (more.length > 0 || !PLAIN.test(remembered)) return null
  const { pathname, searchParams } = new URL(address, ANY_ORIGIN)
  // The framework redirects what `URL` would put in order.
  if (pathname !== address.split('?')[0] || [...searchParams].some(isReread)) return null
  const target = pageTarget(pathname, searchParams, remembered, isMissing)
  if (!target || ROUTES[target.route].audience !== 'public') return null
  const { locale, rememberedLocale, path } = target
  return { key: `${rememberedLocale} ${path}`, path, locale, rememberedLocale, documents: isMissing ? [] : documentParameters(pathname) }
}
