/**
 * Turns a resource path into an address a browser can load.
 *
 * An empty path, an absolute address (`http://`, `https://`) and one that starts with the literal
 * `{host}` stay as they are; anything else gets the resource base address and one slash in front. That
 * `https://` counts as absolute is deliberate: a secure address with the base in front leads nowhere.
 * A slash that the path brings along is not doubled: after an empty base it would name another host.
 *
 * @param resourcePath as it comes from the backend
 * @param baseUrl the resource base address without a trailing slash; empty for the site's own origin
 */
export function resourceUrl(resourcePath: string, baseUrl: string): string {
  if (resourcePath === '' || /^(https?:\/\/|\{host\})/.test(resourcePath)) return resourcePath
  return `${baseUrl}/${resourcePath.replace(/^\/+/, '')}`
}
