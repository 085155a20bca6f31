import { CSRF_COOKIE, CSRF_HEADER } from '../constants'

/**
 * Tells whether a write could have been sent by a foreign page on a visitor's behalf: it brings cookies, and its
 * header does not repeat the CSRF cookie (the double-submit pattern of the OWASP cheat sheet).
 */
export function failsCsrfCheck(request: Request): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return false
  const cookies = request.headers.get('cookie')
  if (!cookies) return false
  const expected = cookieValue(cookies, CSRF_COOKIE)
  return !expected || request.headers.get(CSRF_HEADER) !== expected
}

/**
 * Reads one cookie from a `Cookie` header (RFC 6265, section 4.2), decoded.
 */
export function cookieValue(cookies: string, name: string): string | undefined {
  const pair = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
  const value = pair?.slice(name.length + 1)
  try {
    return value === undefined ? undefined : decodeURIComponent(value)
  } catch {
    return value
  }
}
