import { CSRF_PATH } from '@/lib/contract/csrf'
import { ContractError, isContractError } from '@/lib/contract/errors'
import { DEFAULT_LOCALE, LOCALE_PARAMETER, LOCALE_TABLE } from '@/lib/i18n/locales'
import { MEBIBYTE, MOST_FILE_SIZE } from '@/lib/contract/fields/file-values'
import { MAX_FORM_BODY, readBody, readBodyText } from '@/lib/site/forms/body-text'
import { BACKEND_FAILURES, BACKEND_PAUSE, BACKEND_TIMEOUT, CLIENT_ADDRESS_HEADER, TOKEN_COOKIE } from '@/lib/site/constants'
import { readLimitedBody } from '@/lib/site/limited-body'
import { rememberedLocale } from '@/lib/site/request-locale'
import { cookieValue } from '@/lib/site/security/cookie-value'
import { failsCsrfCheck, isForeignWrite } from '@/lib/site/security/csrf'
import { appendCookies, readSession, sessionCookies } from '@/lib/site/security/cookies'
import { BackendPause } from './backend-pause'
import { errorResponse } from './error-response'

/** Hands a request of the contract to the backend; `timeout` is in milliseconds. */
export type Transport = (request: Request, options?: { timeout?: number }) => Promise<Response>

/** In bytes; a list of twenty thousand is about half of it. */
const LONGEST_ANSWER = 32 * 1024 * 1024

/** In bytes, of a form with a file. */
const LONGEST_UPLOAD = MOST_FILE_SIZE * MEBIBYTE + MAX_FORM_BODY

/** In milliseconds. Who was given less says nothing about the backend by not answering: a page may have spent its time elsewhere. */
const FAIR_TIMEOUT = BACKEND_TIMEOUT / 2

/** What the contract answers with; the documentation of the API is a page with its own files besides. */
const CONTRACT_TYPES = /^(application\/([\w.-]+\+)?json|text\/(plain|csv|calendar))\b/i
const DOCS_PATH = '/api/docs'

/** A file of an application, which is saved and never shown. */
const FILE_TYPES = /^(application\/pdf|image\/(png|jpeg))$/i

const ANSWER_HEADERS = ['content-type', 'content-disposition', 'content-security-policy', 'allow', 'retry-after', 'cache-control', 'etag', 'x-robots-tag'] as const

/**
 * Builds a transport that forwards to another origin. Cookies do not go along: the language travels as `lang`,
 * the session as the header `token`, and comes back as the site's own cookie.
 *
 * @param baseUrl without a trailing slash
 * @returns a transport that answers 502 when the backend cannot be reached, fails or answers anything but the
 *   contract, 504 when it is too slow
 */
export function httpTransport(baseUrl: string): Transport {
  const pause = new BackendPause({ failures: BACKEND_FAILURES, pause: BACKEND_PAUSE, timeout: BACKEND_TIMEOUT })
  return async (request, { timeout = BACKEND_TIMEOUT } = {}) => {
    if (failsCsrfCheck(request)) {
      const reason = isForeignWrite(request) ? 'Pages of other sites cannot write here.' : 'The CSRF token is missing or wrong.'
      return errorResponse(new ContractError('forbidden', reason))
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    // The CSRF token is the site's own: a backend that is asked for it could set no cookie here.
    if (isRead && new URL(request.url).pathname === CSRF_PATH) return new Response(null, { status: 204, headers: { 'Cache-Control': 'private, no-store' } })
    if (timeout <= 0) return errorResponse(new ContractError('gatewayTimeout', 'There is no time left to ask the backend.'))
    // What somebody sends is worth a try.
    if (isRead && pause.isOn()) return errorResponse(new ContractError('badGateway', 'The backend has not answered for a while.'))
    const time = new AbortController()
    const timer = setTimeout(() => time.abort(new DOMException('The time is over.', 'TimeoutError')), timeout)
    try {
      const body = isRead ? undefined : isMultipart(request) ? await readBody(request, LONGEST_UPLOAD) : await readBodyText(request)
      const answer = await fetch(forwardedUrl(request, baseUrl), {
        method: request.method,
        headers: forwardedHeaders(request),
        body,
        signal: time.signal,
        redirect: 'manual',
        cache: 'no-store',
      })
      pause.noteAnswer()
      if (!isOfContract(answer, new URL(request.url).pathname)) {
        await answer.body?.cancel()
        console.error(`Backend ${baseUrl}: ${request.method} ${new URL(request.url).pathname}: ${answer.status} ${answer.headers.get('content-type')}`)
        return errorResponse(new ContractError('badGateway', 'The backend gave no answer that can be used.'))
      }
      const headers = passedHeaders(answer.headers)
      if (isAboutSessions(request)) passSession(answer.headers, headers)
      return new Response(hasBody(answer) ? await readLimitedBody(answer, LONGEST_ANSWER) : null, { status: answer.status, headers })
    } catch (error) {
      if (isContractError(error)) return errorResponse(error)
      const isSlow = error instanceof DOMException && error.name === 'TimeoutError'
      if (!isSlow || timeout >= FAIR_TIMEOUT) pause.noteFailure()
      console.error(`Backend ${baseUrl}: ${request.method} ${new URL(request.url).pathname}:`, error)
      return errorResponse(
        isSlow
          ? new ContractError('gatewayTimeout', 'The backend took too long to answer.')
          : new ContractError('badGateway', 'The backend cannot be reached.'),
      )
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Whether an answer may be passed on under the site's own origin: not a page, a redirect, or what a failure left. */
function isOfContract(answer: Response, pathname: string): boolean {
  if (answer.status >= 500 || (answer.status >= 300 && answer.status < 400 && answer.status !== 304)) return false
  const type = answer.headers.get('content-type')
  const isAttachment = /^attachment\b/i.test(answer.headers.get('content-disposition') ?? '')
  return !hasBody(answer) || !type || CONTRACT_TYPES.test(type) || (isAttachment && FILE_TYPES.test(type)) || pathname.startsWith(DOCS_PATH)
}

function isMultipart({ headers }: Request): boolean {
  return /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '')
}

function forwardedUrl(request: Request, baseUrl: string): URL {
  const { pathname, search } = new URL(request.url)
  const url = new URL(`${baseUrl}${pathname}${search}`)
  const locale = rememberedLocale(request.headers.get('cookie')) ?? DEFAULT_LOCALE
  if (pathname.startsWith(DOCS_PATH) || pathname === '/api/openapi.json') return url
  if (!url.searchParams.has(LOCALE_PARAMETER) && locale !== DEFAULT_LOCALE) {
    url.searchParams.set(LOCALE_PARAMETER, LOCALE_TABLE[locale].cookieValue)
  }
  return url
}

function forwardedHeaders(request: Request): Headers {
  const headers = new Headers()
  for (const name of ['content-type', 'accept', 'if-match'] as const) {
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

function passedHeaders(headers: Headers): Headers {
  const headersToPass = new Headers({ 'X-Robots-Tag': 'noindex', 'X-Content-Type-Options': 'nosniff' })
  for (const name of ANSWER_HEADERS) {
    const value = headers.get(name)
    if (value) headersToPass.set(name, value)
  }
  return headersToPass
}

function isAboutSessions(request: Request): boolean {
  return request.method === 'POST' && new URL(request.url).pathname.startsWith('/api/auth/')
}

function passSession(from: Headers, to: Headers): void {
  const session = readSession(from, TOKEN_COOKIE, Date.now())
  if (session) appendCookies(to, sessionCookies(session))
}

function hasBody(answer: Response): boolean {
  return ![204, 205, 304].includes(answer.status)
}
