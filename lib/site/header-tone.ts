import { HEADER_SOLID_SCROLL } from './constants'
import { matchRoute, ROUTES, type HeaderTone } from './routes'

/**
 * How the header looks: white once the page is scrolled far enough, and always on the screens that
 * the route table marks `solid`.
 *
 * @param pathname the path of the screen
 * @param scrolled how far the page is scrolled, in CSS pixels
 */
export function headerTone(pathname: string, scrolled: number): HeaderTone {
  if (scrolled >= HEADER_SOLID_SCROLL) return 'solid'
  const match = matchRoute(pathname)
  return match ? ROUTES[match.name].tone : 'solid'
}
