import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { cookieValue } from '@/lib/site/security/cookie-value'

/** The token of a request: in a header of its own, in `Authorization` or in the cookie. */
export function tokenOf(headers: IncomingHttpHeaders, name: string): string {
  const authorization = /^(?:JWT|Bearer) (.+)$/.exec(headers.authorization ?? '')?.[1]
  return String(headers[name] ?? authorization ?? cookieValue(headers.cookie ?? '', name) ?? '')
}

/**
 * Whether a token was signed here for a member of staff. The session may have ended since: this decides
 * how much is read, and nothing else.
 */
export function isStaffToken(token: string, secret: string): boolean {
  const [head, claims, signature = ''] = token.split('.')
  if (!head || !claims) return false
  // As the CMS signs.
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  const expected = createHmac('sha256', key).update(`${head}.${claims}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  const { role, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { role?: unknown; exp: number }
  return typeof role === 'string' && role !== 'user' && exp * 1000 > Date.now()
}
