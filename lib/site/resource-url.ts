/**
 * The address of a resource path for browsers. An empty path, an absolute address and the literal `{host}` stay as
 * they are; a slash that the path brings along is not doubled, since after an empty base it would name another host.
 */
export function resourceUrl(resourcePath: string, baseUrl: string): string {
  if (resourcePath === '' || /^(https?:\/\/|\{host\})/.test(resourcePath)) return resourcePath
  return `${baseUrl}/${resourcePath.replace(/^\/+/, '')}`
}
