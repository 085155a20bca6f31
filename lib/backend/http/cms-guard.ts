import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { CSRF_COOKIE, OUTAGE_RETRY_AFTER } from '@/lib/site/constants'
import { hasTooManyParameters } from '@/lib/site/forms/body-text'
import { appendCookies, readSession, sessionCookies } from '@/lib/site/security/cookies'
import { failsCsrfCheck, isCrossSite, isForeignWrite } from '@/lib/site/security/csrf'
import { hasOwnOrigin } from '@/lib/site/security/own-origin'
import { env } from '@/lib/env'
import { SIGNED_OUT } from '../access/refusal'
import { mayUseCms } from '../access/rules'
import { isShallow, isStorable } from '../access/storable'
import { identifyCaller } from '../cms/cms'
import { tokenOf } from '../accounts/token-strategy'
import { isOutage, OUTAGE } from '../database/outage/outage'
import { withoutOpenFiles } from './open-answers'

/** The CMS's own name for its session cookie, which never reaches a browser. */
const CMS_COOKIE = 'payload-token'

/** Shown by link previews and other sites. */
const PICTURES = /^\/cms\/api\/media\/file\//

/** Reads without a session, and without a query: pictures, and whether the staff screens still have a session. */
const OPEN = /^\/cms\/api\/(?:media\/file\/[^/]|users\/me$)/

/** For a deletion by name the CMS reads a column that SQLite does not have; its screens never send one. */
const PREFERENCE = /^\/cms\/api\/payload-preferences\/./

const JSON_TYPE = /^application\/json\b/i
/** The character NUL as it is, and as JSON writes it. */
const NUL = /\0|\\u0000/

/** Names every field of every collection; only the staff screens ask for it. */
const ACCESS = '/cms/api/access'

/** The CMS draws link previews of its screens, which nobody sees, and breaks the connection where it cannot. */
const PICTURE_MAKER = /^\/cms\/api\/(?:o|%6f)(?:g|%67)\/*$/i

const RETRY_LATER = { 'Retry-After': String(OUTAGE_RETRY_AFTER) }

const NO_STORE = 'private, no-store'

type Handler<Arguments> = (request: Request, args: Arguments) => Promise<Response>

/** Applies the site's rules to the CMS's own API: the one session of the cookie `token`, and the CSRF check. */
export function cmsGuard<Arguments>(handle: Handler<Arguments>): Handler<Arguments> {
  return async (request, args) => {
    try {
      return await guarded(request, args)
    } catch (error) {
      if (!isOutage(error)) throw error
      console.error('CMS:', error)
      return errorAnswer(503, OUTAGE, RETRY_LATER)
    }
  }

  async function guarded(request: Request, args: Arguments): Promise<Response> {
    if (isForeignWrite(request)) return errorAnswer(403, 'Pages of other sites cannot write here.')
    // The staff screens send no CSRF token, but browsers tell where they were loaded from.
    if (failsCsrfCheck(request) && !hasOwnOrigin(request, env().SITE_URL)) {
      return errorAnswer(403, `The CSRF token ${CSRF_COOKIE} is missing or wrong.`)
    }
    const { pathname } = new URL(request.url)
    if (isCrossSite(request) && !PICTURES.test(pathname)) return errorAnswer(403, 'Only pages of this site use this API.')
    if (holdsNul(request.url)) return errorAnswer(400, 'An address cannot hold such a character.')
    if (namesNothing(pathname)) return errorAnswer(404, 'There is nothing at this address.')
    if (request.method === 'DELETE' && PREFERENCE.test(pathname)) return errorAnswer(405, 'Preferences are read and set only.', { Allow: 'GET, POST' })
    const isOpen = isRead(request) && OPEN.test(pathname)
    if (!isOpen) {
      const caller = await identifyCaller(request.headers)
      if (!caller.user) return errorAnswer(403, isRead(request) ? 'Sign in first.' : SIGNED_OUT)
      if (!mayUseCms(caller)) return errorAnswer(403, 'This account may not do that.')
    }
    const readable = await withReadableBody(withToken(isOpen ? withoutQuery(request) : withLanguage(request)))
    if (!readable) return errorAnswer(400, 'The body cannot be read.')
    const answer = await withoutOpenFiles(request.signal, (signal) => handle(copyOf(readable, readable.url, readable.headers, signal), args))
    if (pathname === ACCESS && !(await isForStaff(answer))) return errorAnswer(403, 'Only staff may ask for this.')
    return withOwnHeaders(answer)
  }
}

function isRead({ method }: Request): boolean {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method)
}

async function isForStaff(answer: Response): Promise<boolean> {
  const { canAccessAdmin } = (await answer.clone().json().catch(() => ({}))) as { canAccessAdmin?: boolean }
  return canAccessAdmin === true
}

/** The CMS looks a collection up in an object, where it also finds inherited members. */
function namesNothing(pathname: string): boolean {
  const [, , , name = ''] = pathname.split('/')
  return name in Object.prototype || PICTURE_MAKER.test(pathname)
}

/** Whether there is a NUL in an address, or in JSON in its query: Postgres fails on one, SQLite stores it. */
function holdsNul(address: string): boolean {
  const { pathname, searchParams } = new URL(address)
  return pathname.includes('%00') || hasNul(searchParams)
}

function hasNul(parameters: URLSearchParams): boolean {
  return NUL.test([...parameters].flat().join(' '))
}

/** The CMS takes any JSON for a document, and fails on values that are none. @returns null for such values */
async function withReadableBody(request: Request): Promise<Request | null> {
  const isJson = JSON_TYPE.test(request.headers.get('Content-Type') ?? '')
  if (!request.body || (!isJson && !hasParametersInBody(request))) return request
  const body = await request.text()
  const isReadable = body === '' || (isJson ? isDocument(body) : !hasTooManyParameters(body) && !hasNul(new URLSearchParams(body)))
  if (!isReadable) return null
  return new Request(request.url, { method: request.method, headers: request.headers, body, signal: request.signal })
}

function isDocument(text: string): boolean {
  if (!isShallow(text)) return false
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && isStorable(value)
  } catch {
    return false
  }
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
  if (url.searchParams.has('locale') || hasParametersInBody(request)) return request
  url.searchParams.set('locale', DEFAULT_LOCALE)
  return copyOf(request, url, request.headers)
}

function withoutQuery(request: Request): Request {
  const url = new URL(request.url)
  url.search = ''
  return copyOf(request, url, request.headers)
}

/** The CMS takes a POST for a GET with its body as the query. */
function hasParametersInBody({ headers }: Request): boolean {
  return ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override'].some((name) => headers.has(name))
}

/** Next hands over a proxy of the request, which cannot be copied as a whole. */
function copyOf(request: Request, url: URL | string, headers: Headers, signal = request.signal): Request {
  const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : request.body
  return new Request(url, { method: request.method, headers, body, signal, duplex: 'half' } as RequestInit)
}

/** An answer that no cache keeps unless it says so, with the session that the CMS renews or ends as the site's own cookies. */
function withOwnHeaders({ status, body, headers: given }: Response): Response {
  const headers = new Headers(given)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', NO_STORE)
  if (status === 503) headers.set('Retry-After', RETRY_LATER['Retry-After'])
  const session = readSession(headers, CMS_COOKIE, Date.now())
  if (session) {
    headers.delete('Set-Cookie')
    appendCookies(headers, sessionCookies(session))
  }
  return new Response(body, { status, headers })
}

function errorAnswer(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': NO_STORE, ...headers } })
}
