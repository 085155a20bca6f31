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
  const { host, origin: sender } = new URL(origin)
  return sender === new URL(siteUrl).origin || host === request.headers.get('host')
}

/** Whether a request names an origin that is neither the site's nor one of those allowed. */
export function hasForeignOrigin(request: Request, siteUrl: string, allowed: readonly string[]): boolean {
  const origin = request.headers.get('origin')
  return Boolean(origin) && !allowed.includes(String(origin)) && !hasOwnOrigin(request, siteUrl)
}
