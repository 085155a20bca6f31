import { pathTo } from '@/lib/site/routes'

/** Leads to the sign-in, and back to this page afterwards, when an answer says that there is no session. */
export function leaveForSignIn({ status }: Pick<Response, 'status'>): void {
  const { pathname, search } = window.location
  if (status === 401 && pathname !== pathTo('login')) window.location.assign(signInPath(`${pathname}${search}`))
}

/** The address of the sign-in that leads to a path of this site afterwards. */
function signInPath(next: string): string {
  return `${pathTo('login')}?${new URLSearchParams({ next }).toString()}`
}
