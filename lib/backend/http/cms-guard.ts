import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { CLIENT_ADDRESS_HEADER, CSRF_COOKIE } from '@/lib/site/constants'
import { appendCookies, readSession, sessionCookies } from '@/lib/site/security/cookies'
import { failsCsrfCheck } from '@/lib/site/security/csrf'
import { hasOwnOrigin } from '@/lib/site/security/own-origin'
import { env } from '@/lib/env'
import { slowRefusal } from '../accounts/slow-refusal'
import { tokenOf } from '../accounts/token-strategy'
import { countUse, TooManyRequests } from './rate-limits'

/** The CMS's own name for its session cookie, which never reaches a browser. */
const CMS_COOKIE = 'payload-token'

type Handler<Arguments> = (request: Request, args: Arguments) => Promise<Response>

/**
 * Applies the site's rules to the CMS's own API: the one session of the cookie `token`, the CSRF check and the
 * limit of sign-ins.
 */
export function cmsGuard<Arguments>(handle: Handler<Arguments>): Handler<Arguments> {
  return async (request, args) => {
    // The staff screens send no CSRF token, but browsers tell where they were loaded from.
    if (failsCsrfCheck(request) && !hasOwnOrigin(request, env().SITE_URL)) {
      return refusal(403, `The CSRF token ${CSRF_COOKIE} is missing or wrong.`)
    }
    try {
      if (isSignIn(request)) await countUse('signInsPerAddress', request.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown')
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error
      return refusal(429, error.message, { 'Retry-After': String(error.retryAfter) })
    }
    const answer = () => handle(withLanguage(withToken(request)), args)
    return withOwnCookies(isSignIn(request) ? await slowRefusal(answer, ({ ok }) => !ok) : await answer())
  }
}

function isSignIn(request: Request): boolean {
  return request.method === 'POST' && new URL(request.url).pathname.endsWith('/users/login')
}

/** The CMS reads the end of a session from the token in this header. */
function withToken(request: Request): Request {
  const token = tokenOf(request.headers)
  if (!token || request.headers.has('Authorization')) return request
  const headers = new Headers(request.headers)
  headers.set('Authorization', `JWT ${token}`)
  return copyOf(request, request.url, headers)
}

/** Without a language the CMS neither sorts by a localised field nor finds the texts of the document that is saved. */
function withLanguage(request: Request): Request {
  const url = new URL(request.url)
  const hasParametersInBody = ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override'].some((name) => request.headers.has(name))
  if (url.searchParams.has('locale') || hasParametersInBody) return request
  url.searchParams.set('locale', DEFAULT_LOCALE)
  return copyOf(request, url, request.headers)
}

/** Next hands over a proxy of the request, which cannot be copied as a whole. */
function copyOf(request: Request, url: URL | string, headers: Headers): Request {
  const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : request.body
  return new Request(url, { method: request.method, headers, body, duplex: 'half' } as RequestInit)
}

/** The session that the CMS begins, renews or ends, as the site's own cookies. */
function withOwnCookies(answer: Response): Response {
  const session = readSession(answer.headers, CMS_COOKIE, Date.now())
  if (!session) return answer
  const headers = new Headers(answer.headers)
  headers.delete('Set-Cookie')
  appendCookies(headers, sessionCookies(session))
  return new Response(answer.body, { status: answer.status, headers })
}

function refusal(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message }] }, { status, headers })
}
