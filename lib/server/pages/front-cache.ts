import { TOKEN_COOKIE } from '@/lib/site/constants'
import { cookieValue } from '@/lib/site/security/cookie-value'
import type { Answer, Request } from '../exchange'

// A page cache in front may store the pages that the middleware allows until the end of the second, and show them for
// one more while it fetches them anew: a change by staff shows within two seconds. Browsers never see these headers.

/** Set by the front (`deploy/nginx`), which tells browsers `private, no-cache` all the same. */
const FRONT = 'x-page-cache'
const EXPIRES = 'x-accel-expires'
/** Redirects and missing pages too: requests for them at the same time would wait for each other. */
const STORED_STATUS = [200, 307, 308, 404]

export function forFront(answer: Answer, request: Request): Answer {
  const { [EXPIRES]: allowed, ...headers } = answer.headers
  const isStored = request.headers[FRONT] === 'on' && allowed !== undefined && STORED_STATUS.includes(answer.status) && !isPersonal(answer, request)
  // Older versions of nginx read both headers in the order in which they come.
  const forTwoSeconds = { 'cache-control': 'stale-while-revalidate=1', [EXPIRES]: `@${Math.floor(Date.now() / 1000)}` }
  return { ...answer, headers: { ...headers, ...(isStored && forTwoSeconds) } }
}

function isPersonal({ headers }: Answer, { headers: asked }: Request): boolean {
  const hasSession = asked[TOKEN_COOKIE] !== undefined || asked.authorization !== undefined || cookieValue(asked.cookie ?? '', TOKEN_COOKIE) !== undefined
  return hasSession || headers['set-cookie'] !== undefined || String(headers['cache-control']).includes('no-store')
}
