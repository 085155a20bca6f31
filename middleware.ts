import { NextResponse, type NextRequest } from 'next/server'
import { env } from '@/lib/env'
import { LOCALE_COOKIE, LOCALE_PARAMETER, LOCALE_TABLE, toLocale, type Locale } from '@/lib/i18n/locales'
import { PREVIEW_COOKIE, TOKEN_COOKIE } from '@/lib/site/constants'
import { metadataRoutePath } from '@/lib/site/metadata/metadata-routes'
import { NOT_HERE_HEADER } from '@/lib/i18n/visible-path'
import { isInfrastructure } from '@/lib/site/infrastructure'
import { pageTarget } from '@/lib/site/page-target'
import { ROUTES } from '@/lib/site/routes'
import { unsubscriptionPath } from '@/lib/site/forms/native-forms'
import { adminRedirect } from '@/lib/site/redirects/admin-redirects'
import { localeCookie } from '@/lib/site/security/cookies'
import { isForeignWrite } from '@/lib/site/security/csrf'

/** Tells a page cache in front what it may keep; our own server decides for how long (lib/server/pages/front-cache.ts). */
const FRONT_CACHE_HEADER = 'X-Accel-Expires'

export const config = {
  runtime: 'nodejs',
  matcher: '/((?!_next/static|_next/image).*)',
}

export function middleware(request: NextRequest): NextResponse {
  const response = answer(request)
  if (!env().INDEXING) response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  return response
}

function answer(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl
  const unsubscription = request.method === 'POST' ? unsubscriptionPath(pathname) : null
  if (unsubscription) return NextResponse.rewrite(new URL(unsubscription, request.url))
  if (isForeignWrite(request) && isStaffAction(request)) return new NextResponse(null, { status: 403 })
  if (isForeignToPages(request)) return new NextResponse(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  const requestedLocale = toLocale(searchParams.get(LOCALE_PARAMETER))
  const file = metadataRoutePath(pathname, requestedLocale)
  if (file) return toFile(request, file)
  if (isInfrastructure(pathname)) {
    if (isStaffScreen(pathname) && env().API_BASE_URL) return redirectTo('/', request)
    const redirect = adminRedirect(request.nextUrl, request.cookies.has(TOKEN_COOKIE))
    return redirect ? redirectTo(redirect, request) : passOn(pathname)
  }
  const page = pageTarget(pathname, searchParams, request.cookies.get(LOCALE_COOKIE)?.value, request.headers.has(NOT_HERE_HEADER))
  if (!page) {
    const redirect = redirectTo(requestedLocale ? `/?${LOCALE_PARAMETER}=${LOCALE_TABLE[requestedLocale].cookieValue}` : '/', request)
    // The server hands on what is asked for like a file as it comes, with all headers.
    return pathname.includes('.') ? redirect : cachedInFront(redirect, request)
  }
  const { audience } = ROUTES[page.route]
  const target = request.nextUrl.clone()
  target.pathname = page.path
  const response = NextResponse.rewrite(target)
  // Next overwrites `Vary`, so a shared cache could not tell the languages of one address apart.
  response.headers.set('Cache-Control', isPreview(request) ? 'private, no-store' : 'private, no-cache')
  if (audience === 'public') cachedInFront(response, request)
  if (audience !== 'public') response.headers.set('X-Robots-Tag', 'noindex')
  if (audience === 'personal') markPersonal(response)
  if (page.locale !== page.rememberedLocale) rememberLocale(response, page.locale, isFetchedAhead(request))
  response.headers.set('Content-Language', page.locale)
  return response
}

/** Pages take no writes, and the staff screens only those of their own scripts: the framework fails on what it cannot read. */
function isForeignToPages(request: NextRequest): boolean {
  const { method, nextUrl } = request
  if (['GET', 'HEAD', 'OPTIONS'].includes(method) || /^\/(api|cms)(\/|$)/.test(nextUrl.pathname)) return false
  return !isStaffAction(request)
}

/** Whether a request calls a function of a staff screen; the framework answers one of another site with 500. */
function isStaffAction({ nextUrl, headers }: NextRequest): boolean {
  return isStaffScreen(nextUrl.pathname) && headers.has('next-action')
}

/** Whoever carries a session or previews drafts goes past a cache, both ways. */
function cachedInFront(response: NextResponse, request: NextRequest): NextResponse {
  if (!isPreview(request) && !request.cookies.has(TOKEN_COOKIE)) response.headers.set(FRONT_CACHE_HEADER, '1')
  return response
}

/** Whether the answer may show drafts. */
function isPreview(request: NextRequest): boolean {
  return request.cookies.has(PREVIEW_COOKIE)
}

/** Whether nobody has opened the address yet (Sec-Purpose of the Fetch standard). */
function isFetchedAhead({ headers }: NextRequest): boolean {
  return headers.get('sec-purpose')?.includes('prefetch') ?? false
}

/** Plain links stay in the language without JavaScript, too. A page that sets a cookie must not be kept for others. */
function rememberLocale(response: NextResponse, locale: Locale, isAhead: boolean) {
  if (!isAhead) response.cookies.set(localeCookie(locale))
  response.headers.delete(FRONT_CACHE_HEADER)
  response.headers.set('Cache-Control', 'private, no-store')
}

/** An address with a token must not travel on to other sites, nor stay in a cache. */
function markPersonal(response: NextResponse) {
  response.headers.set('Cache-Control', 'private, no-store')
  response.headers.set('Referrer-Policy', 'no-referrer')
}

function redirectTo(path: string, request: NextRequest): NextResponse {
  const response = NextResponse.redirect(new URL(path, request.url), 307)
  response.headers.set('Cache-Control', 'private, no-cache')
  return markStaff(response, request.nextUrl.pathname)
}

function toFile(request: NextRequest, path: string): NextResponse {
  const target = request.nextUrl.clone()
  target.pathname = path
  target.search = ''
  const response = NextResponse.rewrite(target)
  response.headers.set('Cache-Control', isPreview(request) ? 'private, no-store' : 'public, no-cache')
  return response
}

function passOn(pathname: string): NextResponse {
  return markStaff(NextResponse.next(), pathname)
}

function markStaff(response: NextResponse, pathname: string): NextResponse {
  // Pictures are shown by link previews and image search.
  if (pathname.startsWith('/cms/api/media/file/')) return response
  if (/^\/(api|cms|admin)(\/|$)/.test(pathname)) response.headers.set('X-Robots-Tag', 'noindex')
  // Also where no route answers: the framework lets every cache keep its page for that for a year.
  if (/^\/cms(\/|$)/.test(pathname)) response.headers.set('Cache-Control', 'private, no-store')
  return response
}

function isStaffScreen(pathname: string): boolean {
  return /^\/(cms|admin)(\/|$)/.test(pathname)
}
