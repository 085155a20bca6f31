import { JWTAuthentication, type AuthStrategy } from 'payload'
import { TOKEN_COOKIE } from '@/lib/site/constants'
import { cookieValue } from '@/lib/site/security/csrf'

/** The token of a request of the site or the API: the header before the cookie. */
export function tokenOf(headers: Headers): string | undefined {
  const token = headers.get(TOKEN_COOKIE) ?? cookieValue(headers.get('cookie') ?? '', TOKEN_COOKIE)
  // Anything else is no JSON Web Token, and might not even fit into a header.
  return token && /^[\w.-]+$/.test(token) ? token : undefined
}

/** Lets the CMS, its screens included, recognise the one session that the whole site has. */
export const tokenStrategy: AuthStrategy = {
  name: 'local-jwt',
  authenticate: async (request) => {
    const token = tokenOf(request.headers)
    if (!token) return { user: null }
    return JWTAuthentication({ ...request, headers: new Headers({ Authorization: `JWT ${token}` }) })
  },
}
