import { isMetadataRoute } from './metadata/metadata-routes'

/** Where what is no screen lies. */
export const INFRASTRUCTURE_PREFIXES = ['/_next', '/api', '/cms', '/admin', '/share', '/calendar', '/.well-known'] as const

/** Whether a path that is no screen is answered all the same; any other one leads to the home page. */
export function isInfrastructure(pathname: string): boolean {
  return INFRASTRUCTURE_PREFIXES.some((prefix) => isBelow(pathname, prefix)) || isMetadataRoute(pathname)
}

export function isBelow(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`)
}
