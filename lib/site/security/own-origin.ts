/** Hosts without a network in between. */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Tells whether a browser sent a request from a page of this very site: browsers add `Origin` to every write, and
 * scripts cannot set it.
 *
 * @param siteUrl where visitors reach the site; the host that was asked counts as well
 */
export function hasOwnOrigin(request: Request, siteUrl: string): boolean {
  const origin = request.headers.get('origin')
  // Forms of pages that send no referrer name no origin, but say whether it is the same.
  if (origin === 'null') return request.headers.get('sec-fetch-site') === 'same-origin'
  if (!origin || !URL.canParse(origin)) return false
  const [sender, site] = [new URL(origin), new URL(siteUrl)]
  if (sender.origin === site.origin) return true
  // Without encryption, a page of the same host could have been forged on the way.
  const isAsSafe = sender.protocol === 'https:' || site.protocol === 'http:' || LOOPBACK.test(sender.hostname)
  return isAsSafe && sender.host === request.headers.get('host')
}

/** Whether a request names an origin that is neither the site's nor one of those allowed. */
export function hasForeignOrigin(request: Request, siteUrl: string, allowed: readonly string[]): boolean {
  const origin = request.headers.get('origin')
  return Boolean(origin) && !allowed.includes(String(origin)) && !hasOwnOrigin(request, siteUrl)
}
