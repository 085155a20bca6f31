import { JWTAuthentication, type AuthStrategy } from 'payload'
import { TOKEN_COOKIE } from '@/lib/site/constants'
import { cookieValue } from '@/lib/site/security/cookie-value'
import { isDeactivated } from './deactivation'

/** The token of a request of the site or the API, from the header or else from the cookie. */
export function tokenOf(headers: Headers): string | undefined {
  const token = headers.get(TOKEN_COOKIE) ?? cookieValue(headers.get('cookie') ?? '', TOKEN_COOKIE)
  // Anything else is not a JSON Web Token, and may not be allowed in a header.
  return token && /^[\w.-]+$/.test(token) ? token : undefined
}

/** Lets the CMS and its screens use the session of the site. */
export const tokenStrategy: AuthStrategy = {
  name: 'local-jwt',
  authenticate: async (request) => {
    const token = tokenOf(request.headers)
    if (!token) return { user: null }
    const found = await JWTAuthentication({ ...request, headers: new Headers({ Authorization: `JWT ${token}` }) })
    return found.user && isDeactivated(found.user) ? { user: null } : found
  },
}
