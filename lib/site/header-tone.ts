import { HEADER_SOLID_SCROLL } from './constants'
import { matchRoute, ROUTES, type HeaderTone } from './routes'

/** `scrolled` is in CSS pixels. */
export function headerTone(pathname: string, scrolled: number): HeaderTone {
  if (scrolled >= HEADER_SOLID_SCROLL) return 'solid'
  const match = matchRoute(pathname)
  return match ? ROUTES[match.name].tone : 'solid'
}
