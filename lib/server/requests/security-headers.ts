import type { RequestStep } from '../exchange'

const YEAR = 365 * 24 * 60 * 60
/** Pictures that pages of other origins show: link previews, and sites that read this one as their backend. */
const SHOWN_ELSEWHERE = /^\/(cms\/api\/media\/file|share)\//

/** No pages, redirects of the framework among them. */
const APIS = /^\/(api|cms)(\/|\?|$)/

const HEADERS = {
  // The policy for everything but pages, which have their own (script-policy.ts). A picture may have styles.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** The headers that every answer to an address carries, unless the answer itself is stricter. */
export function securityHeaders(url: string, siteUrl: string): Record<string, string> {
  return {
    ...HEADERS,
    'Cross-Origin-Resource-Policy': SHOWN_ELSEWHERE.test(url) ? 'cross-origin' : 'same-origin',
    ...(APIS.test(url) && !SHOWN_ELSEWHERE.test(url) && { 'X-Robots-Tag': 'noindex' }),
    ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${2 * YEAR}` }),
  }
}

/** @param siteUrl where visitors reach the site */
export function setSecurityHeaders(siteUrl: string): RequestStep {
  return ({ url }, response) => {
    response.setHeaders(new Map(Object.entries(securityHeaders(url, siteUrl))))
  }
}

/** Adds what not all cookies of the CMS say themselves, also to answers that the framework streams. */
export function secureCookies(siteUrl: string): RequestStep {
  return (_request, response) => {
    if (!siteUrl.startsWith('https:')) return
    const writeHead = response.writeHead.bind(response)
    response.writeHead = (...head: [number]) => {
      const cookies = [response.getHeader('set-cookie') ?? []].flat().map(String)
      if (cookies.length > 0) response.setHeader('set-cookie', cookies.map((cookie) => (/;\s*secure\b/i.test(cookie) ? cookie : `${cookie}; Secure`)))
      return writeHead(...head)
    }
  }
}
