import { NextResponse, type NextRequest } from 'next/server'
import { env } from '@/lib/env'
import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_PARAMETER, LOCALE_TABLE, toLocale } from '@/lib/i18n/locales'
import { PREVIEW_COOKIE } from '@/lib/site/constants'
import { toListView, type ListView } from '@/lib/site/list-view'
import { isInfrastructure, matchRoute } from '@/lib/site/routes'
import { toViewSegment } from '@/lib/site/view-segment'

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60

export const config = {
  runtime: 'nodejs',
  matcher: '/((?!_next/static|_next/image).*)',
}

export function middleware(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl
  if (isInfrastructure(pathname)) return isStaffScreen(pathname) && env().API_BASE_URL ? toRoot(request) : passOn(pathname)
  const route = matchRoute(pathname)
  if (!route) return toRoot(request)

  const asked = toLocale(searchParams.get(LOCALE_PARAMETER))
  const locale = asked ?? toLocale(request.cookies.get(LOCALE_COOKIE)?.value) ?? DEFAULT_LOCALE
  const target = request.nextUrl.clone()
  const view = toListView(route.name, searchParams)
  const segments = [locale, ...pathname.split('/').filter(Boolean), ...(isEmpty(view) ? [] : [toViewSegment(view)])]
  target.pathname = `/${segments.join('/')}`
  const response = NextResponse.rewrite(target)
  // Next overwrites `Vary`, so a shared cache could not tell the languages of one address apart.
  response.headers.set('Cache-Control', request.cookies.has(PREVIEW_COOKIE) ? 'private, no-store' : 'private, no-cache')
  if (asked) {
    response.cookies.set(LOCALE_COOKIE, LOCALE_TABLE[asked].cookieValue, {
      path: '/',
      sameSite: 'lax',
      maxAge: YEAR_IN_SECONDS,
    })
  }
  return response
}

function isEmpty(view: ListView): boolean {
  return Object.keys(view).length === 0
}

function toRoot(request: NextRequest): NextResponse {
  const response = NextResponse.redirect(new URL('/', request.url), 307)
  response.headers.set('Cache-Control', 'private, no-cache')
  return response
}

function passOn(pathname: string): NextResponse {
  const response = NextResponse.next()
  if (/^\/(api|cms|admin)(\/|$)/.test(pathname)) response.headers.set('X-Robots-Tag', 'noindex')
  return response
}

function isStaffScreen(pathname: string): boolean {
  return /^\/(cms|admin)(\/|$)/.test(pathname)
}
