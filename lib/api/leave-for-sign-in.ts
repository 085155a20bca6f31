import { pathTo } from '@/lib/site/routes'

const UNAUTHORIZED = 401

/**
 * Leads to the sign-in when an answer says that there is no session, and back to
 * this page afterwards. On the sign-in itself it does nothing.
 *
 * @param answer of any call that a page made
 */
export function leaveForSignIn(answer: Pick<Response, 'status'>): void {
  if (answer.status !== UNAUTHORIZED) return
  const { pathname, search } = window.location
  if (pathname === pathTo('login')) return
  window.location.assign(signInPath(`${pathname}${search}`))
}

/** The address of the sign-in that leads to a path of this site afterwards. */
export function signInPath(next: string): string {
  return `${pathTo('login')}?${new URLSearchParams({ next }).toString()}`
}
