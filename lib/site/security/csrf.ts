import { env } from '@/lib/env'
import { CSRF_COOKIE, CSRF_HEADER } from '../constants'
import { cookieValue } from './cookie-value'
import { hasForeignOrigin } from './own-origin'

/**
 * Tells whether a write could have been sent by a foreign page on a visitor's behalf: the browser says so, or it brings
 * cookies and its header does not repeat the CSRF cookie (the double-submit pattern of the OWASP cheat sheet).
 */
export function failsCsrfCheck(request: Request): boolean {
  return isWrite(request) && (isCrossSite(request) || lacksCsrfToken(request))
}

/** Whether a page of another site sent a write, so that a missing token is not the reason of the refusal. */
export function isForeignWrite(request: Request): boolean {
  return isWrite(request) && isCrossSite(request)
}

function isWrite({ method }: Request): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method)
}

/** Whether the browser says that a page of another site sent a request; a write of one is refused with or without cookies. */
export function isCrossSite(request: Request): boolean {
  const { SITE_URL, CORS_ORIGINS } = env()
  return request.headers.get('sec-fetch-site') === 'cross-site' || hasForeignOrigin(request, SITE_URL, CORS_ORIGINS)
}

/** Whether a request brings cookies, and its header does not repeat the one that only pages of this site can read. */
function lacksCsrfToken(request: Request): boolean {
  const cookies = request.headers.get('cookie')
  if (!cookies) return false
  const expected = cookieValue(cookies, CSRF_COOKIE)
  return !expected || request.headers.get(CSRF_HEADER) !== expected
}
