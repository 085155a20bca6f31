/**
 * Tells whether a browser sent a request from a page of this very site: browsers add `Origin` to every write, and
 * scripts cannot set it.
 *
 * @param siteUrl where visitors reach the site; the host that was asked counts as well
 */
export function hasOwnOrigin(request: Request, siteUrl: string): boolean {
  const origin = request.headers.get('origin')
  if (!origin || !URL.canParse(origin)) return false
  const { host, origin: sender } = new URL(origin)
  return sender === new URL(siteUrl).origin || host === request.headers.get('host')
}
