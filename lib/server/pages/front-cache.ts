import type { HeadStep, Response } from '../exchange'

// A page cache in front may store the pages that the middleware allows until the end of the second, and show them for
// one more while it fetches them anew: a change by staff shows within two seconds. Browsers never see these headers.

/** Set by the front (`deploy/nginx`), which tells browsers `private, no-cache` all the same. */
const FRONT = 'x-page-cache'
const EXPIRES = 'X-Accel-Expires'
/** Redirects and missing pages too: requests for them at the same time would wait for each other. */
const STORED_STATUS = [200, 307, 308, 404]

export const frontCache: HeadStep = (response, request) => {
  if (request.headers[FRONT] === 'on' && mayBeStored(response)) storeShortly(response)
  else response.removeHeader(EXPIRES)
}

function mayBeStored(response: Response): boolean {
  const isAllowed = response.hasHeader(EXPIRES) && STORED_STATUS.includes(response.statusCode)
  return isAllowed && !response.hasHeader('Set-Cookie') && !/no-store/.test(String(response.getHeader('Cache-Control')))
}

/** Older versions of nginx read both headers in the order in which they come. */
function storeShortly(response: Response): void {
  response.setHeader('Cache-Control', 'stale-while-revalidate=1')
  response.removeHeader(EXPIRES)
  response.setHeader(EXPIRES, `@${Math.floor(Date.now() / 1000)}`)
}
