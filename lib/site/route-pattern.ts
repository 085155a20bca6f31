import { API_ROUTES } from './api-routes'
import { INFRASTRUCTURE_PREFIXES, isBelow } from './infrastructure'
import { isMetadataRoute } from './metadata/metadata-routes'
import { matchRoute, ROUTES } from './routes'

const API_PATTERNS = [...new Set(API_ROUTES.map(({ path }) => path))]
  // What is named in full comes before a parameter in its place.
  .sort((one, other) => one.split('{').length - other.split('{').length)
/** The longer ones first. */
const PREFIXES = ['/_next/static', '/cms/api/media/file', '/cms/api', ...INFRASTRUCTURE_PREFIXES]

/** What logs and figures call an address: a pattern without anything that identifies a person or opens something. */
export function routePattern(url: string): string {
  const [pathname = ''] = url.split('?')
  const route = matchRoute(pathname)
  if (route) return ROUTES[route.name].pattern
  if (['/healthz', '/readyz'].includes(pathname) || isMetadataRoute(pathname)) return pathname
  const api = API_PATTERNS.find((pattern) => isMatch(pattern.split('/'), pathname.split('/')))
  if (api) return api.replaceAll('{', '[').replaceAll('}', ']')
  const prefix = PREFIXES.find((start) => isBelow(pathname, start))
  if (!prefix) return '[other]'
  return pathname === prefix ? prefix : `${prefix}/[...]`
}

/** A path as it may be stored: one that opens something to whoever knows it becomes its pattern. */
export function withoutToken(path: string): string {
  const [pathname = ''] = path.split(/[?#]/)
  const route = matchRoute(pathname)
  return route && 'token' in route.parameters ? ROUTES[route.name].pattern : pathname
}

function isMatch(parts: string[], segments: string[]): boolean {
  return parts.length === segments.length && parts.every((part, index) => part.startsWith('{') || part === segments[index])
}
