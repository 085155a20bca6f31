import { pathTo } from './routes'

/**
 * Where a screen of the CMS leads that the site has a screen of its own for: there is one way to sign in.
 *
 * @param pathname the path of a URL
 * @param parameters its query
 * @returns a path of the site with its query, or null for every other screen
 */
export function staffDetour(pathname: string, parameters: URLSearchParams): string | null {
  const [, root, screen] = pathname.split('/')
  if (root !== 'admin') return null
  switch (screen) {
    case 'login':
      return `${pathTo('login')}?${new URLSearchParams({ next: parameters.get('redirect') ?? '/admin' }).toString()}`
    // The first account comes from the settings, never from whoever passes by.
    case 'create-first-user':
      return `${pathTo('login')}?${new URLSearchParams({ next: '/admin' }).toString()}`
    case 'forgot':
    case 'reset':
      return pathTo('forgotPassword')
    default:
      return null
  }
}
