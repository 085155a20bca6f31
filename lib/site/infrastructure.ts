import { isMetadataRoute } from './metadata/metadata-routes'

/** Whether a path that is no screen is answered all the same; any other one leads to the home page. */
export function isInfrastructure(pathname: string): boolean {
  return /^\/(_next|api|cms|admin|share|calendar|\.well-known)(\/|$)/.test(pathname) || isMetadataRoute(pathname)
}
