import { pathTo } from '../routes'

/**
 * Where a CMS screen leads that the site replaces: there is one way to sign in. Whether the session still holds is for
 * the CMS to find out. Null for every other screen.
 */
export function adminRedirect(address: Pick<URL, 'pathname' | 'search' | 'searchParams'>, hasSession: boolean): string | null {
  const { pathname, search, searchParams } = address
  const [, root, screen] = pathname.split('/')
  if (root !== 'admin') return null
  switch (screen) {
    case 'login':
      return signInFor(searchParams.get('redirect') ?? '/admin')
    // The first account comes from the settings, never from a visitor.
    case 'create-first-user':
      return signInFor('/admin')
    case 'forgot':
    case 'reset':
      return pathTo('forgotPassword')
    // After signing out there, a sign-in should not lead back to signing out.
    case 'logout':
    case 'logout-inactivity':
      return hasSession ? null : signInFor('/admin')
    default:
      // Nobody invents a password for somebody else, which that form asks for.
      if (hasSession && pathname === '/admin/collections/users/create') return '/admin/invite'
      return hasSession ? null : signInFor(`${pathname}${search}`)
  }
}

function signInFor(next: string): string {
  return `${pathTo('login')}?${new URLSearchParams({ next }).toString()}`
}
