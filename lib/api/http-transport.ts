import { ContractError } from '@/lib/contract/errors'
import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_PARAMETER, LOCALE_TABLE, toLocale } from '@/lib/i18n/locales'
import { readBodyText } from '@/lib/site/forms/body-text'
import { BACKEND_TIMEOUT, CLIENT_ADDRESS_HEADER, TOKEN_COOKIE } from '@/lib/site/constants'
import { cookieValue, failsCsrfCheck } from '@/lib/site/security/csrf'
import { givenSession, sessionCookies } from '@/lib/site/security/session-cookies'
import { env } from '@/lib/env'

/** How a request of the contract reaches whoever answers it. */
export type Transport = (request: Request) => Promise<Response>

const ANSWER_HEADERS = ['content-type', 'allow', 'retry-after', 'cache-control', 'x-robots-tag'] as const

/**
 * Builds a transport that forwards to another origin: method, query, body, content type and token go
 * along, and who the client is; cookies do not. Status, content type and body come back. The language of the
 * cookie travels as `lang`. The session that a sign-in begins or a sign-out ends comes back as the site's own cookie.
 *
 * @param baseUrl the backend's address, without a trailing slash
 * @returns a transport that answers 502 when the backend cannot be reached, 504 when it is too slow
 */
export function httpTransport(baseUrl: string): Transport {
  return async (request) => {
    if (failsCsrfCheck(request)) {
      return toAnswer(new ContractError('forbidden', 'The forgery-protection token is missing or wrong.'))
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    try {
      const body = isRead ? undefined : await readBodyText(request)
      const answer = await fetch(forwardedUrl(request, baseUrl), {
        method: request.method,
        headers: forwardedHeaders(request),
        body,
        signal: AbortSignal.timeout(BACKEND_TIMEOUT),
        redirect: 'manual',
        cache: 'no-store',
      })
      const headers = picked(answer.headers)
      if (isAboutSessions(request)) passSession(answer.headers, headers)
      return new Response(hasBody(answer) ? await answer.arrayBuffer() : null, { status: answer.status, headers })
    } catch (error) {
      if (error instanceof ContractError) return toAnswer(error)
      const isSlow = error instanceof DOMException && error.name === 'TimeoutError'
      console.error(`Backend ${baseUrl}: ${request.method} ${new URL(request.url).pathname}:`, error)
      return toAnswer(
        isSlow
          ? new ContractError('gatewayTimeout', 'The backend took too long to answer.')
          : new ContractError('badGateway', 'The backend cannot be reached.'),
      )
    }
  }
}

function forwardedUrl(request: Request, baseUrl: string): URL {
  const { pathname, search } = new URL(request.url)
  const url = new URL(`${baseUrl}${pathname}${search}`)
  const locale = toLocale(cookieValue(request.headers.get('cookie') ?? '', LOCALE_COOKIE)) ?? DEFAULT_LOCALE
  if (pathname.startsWith('/api/docs') || pathname === '/api/openapi.json') return url
  if (!url.searchParams.has(LOCALE_PARAMETER) && locale !== DEFAULT_LOCALE) {
    url.searchParams.set(LOCALE_PARAMETER, LOCALE_TABLE[locale].cookieValue)
  }
  return url
}

function forwardedHeaders(request: Request): Headers {
  const headers = new Headers()
  for (const name of ['content-type', 'accept'] as const) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  // A backend that trusts this site counts its limits by visitor, not all of them as one.
  const client = request.headers.get(CLIENT_ADDRESS_HEADER)
  if (client) headers.set('X-Forwarded-For', client)
  const token = request.headers.get(TOKEN_COOKIE) ?? cookieValue(request.headers.get('cookie') ?? '', TOKEN_COOKIE)
  if (token && /^[\x21-\x7e]+$/.test(token)) headers.set(TOKEN_COOKIE, token)
  return headers
}

function picked(headers: Headers): Headers {
  const chosen = new Headers({ 'X-Robots-Tag': 'noindex' })
  for (const name of ANSWER_HEADERS) {
    const value = headers.get(name)
    if (value) chosen.set(name, value)
  }
  return chosen
}

function isAboutSessions(request: Request): boolean {
  return request.method === 'POST' && new URL(request.url).pathname.startsWith('/api/auth/')
}

function passSession(from: Headers, to: Headers): void {
  const session = givenSession(from, TOKEN_COOKIE, Date.now())
  const cookies = session ? sessionCookies(session, env().SITE_URL.startsWith('https:')) : []
  for (const cookie of cookies) to.append('Set-Cookie', cookie)
}

function hasBody(answer: Response): boolean {
  return ![204, 205, 304].includes(answer.status)
}

function toAnswer(error: ContractError): Response {
  return Response.json(error.toBody(), { status: error.status, headers: { 'X-Robots-Tag': 'noindex' } })
}
