/**
 * The whole address of something on the site.
 *
 * @param origin where visitors reach the site, without a trailing slash
 * @param path starts with `/`; an address that is whole already stays as it is
 */
export function absoluteUrl(origin: string, path: string): string {
  return /^https?:\/\//.test(path) ? path : `${origin}${path}`
}
