import { CSRF_PATH } from '@/lib/contract/csrf'
import { CSRF_COOKIE, CSRF_HEADER, SEND_TIMEOUT } from '@/lib/site/constants'
import { cookieValue } from '@/lib/site/security/cookie-value'
import { ApiError } from './api-error'
import { strongTag } from './entity-tag'
import { leaveForSignIn } from './leave-for-sign-in'

export interface ApiCall {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  /** The version that is to be changed, as it was read; empty for any. */
  version?: string
  /** Whether the page stays, and goes on without network, when the session is over. */
  staysSignedOut?: boolean
}

/** A success holds a sentence for the visitor (`text/plain`) or data (JSON), never both. */
export interface ApiAnswer {
  status: number
  /** Empty unless the answer is plain text. */
  message: string
  /** Not checked against a schema, to spare visitors the parser; null unless the answer is JSON. */
  data: unknown
  /** The page of what was created; empty where there is none. */
  location: string
  /** The `ETag`; empty where there is none. */
  version: string
}

/**
 * Calls the API from a page, at the site's own origin, with the visitor's session and CSRF token.
 *
 * @param address path and query, such as `/api/users/me`
 * @throws ApiError for any answer but a success; without a session the page also leaves for the sign-in
 * @throws TypeError when there is no connection, DOMException when no answer comes within {@link SEND_TIMEOUT}
 */
export async function callApi(address: string, call: ApiCall = {}): Promise<ApiAnswer> {
  if (call.method === undefined || call.method === 'GET') return toAnswer(await send(address, call), call)
  const token = csrfToken() ?? (await fetchCsrfToken())
  const response = await send(address, call, token)
  // Another tab may have been given a new token meanwhile.
  const isTokenReplaced = response.status === 403 && csrfToken() !== token
  return toAnswer(isTokenReplaced ? await send(address, call, csrfToken()) : response, call)
}

/** Reads JSON. @throws what {@link callApi} throws, and ApiError for a success without JSON */
export async function readJson<Answer>(address: string): Promise<Answer> {
  const { data } = await callApi(address)
  if (data === null) throw new ApiError(502, 'badGateway', `${address} answered no JSON`)
  return data as Answer
}

function send(address: string, { method = 'GET', body, version }: ApiCall, token?: string): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json, text/plain' }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (token) headers[CSRF_HEADER] = token
  if (version) headers['If-Match'] = version
  const signal = AbortSignal.timeout(SEND_TIMEOUT)
  return fetch(address, { method, headers, body: body === undefined ? undefined : JSON.stringify(body), signal })
}

/** The token of a write that is not sent by {@link callApi}. @param isNew whether the one at hand was refused */
export async function freshCsrfToken(isNew: boolean): Promise<string | undefined> {
  return (isNew ? undefined : csrfToken()) ?? fetchCsrfToken()
}

function csrfToken(): string | undefined {
  return cookieValue(document.cookie, CSRF_COOKIE)
}

async function fetchCsrfToken(): Promise<string | undefined> {
  await send(CSRF_PATH, {})
  return csrfToken()
}

async function toAnswer(response: Response, { staysSignedOut = false }: ApiCall): Promise<ApiAnswer> {
  const { ok, status, headers } = response
  const type = headers.get('Content-Type') ?? ''
  // A success whose body cannot be read is a success.
  const data: unknown = type.includes('json') ? await response.json().catch(() => null) : null
  const location = headers.get('Location') ?? ''
  const version = strongTag(headers.get('ETag'))
  if (ok) return { status, data, location, version, message: type.startsWith('text/plain') ? await response.text().catch(() => '') : '' }
  if (!staysSignedOut) leaveForSignIn(response)
  throw toApiError(response, data)
}

function toApiError({ status, headers }: Response, body: unknown): ApiError {
  const { code, message, fields } = toRecord(toRecord(body).error)
  const retryAfter = status === 429 ? toSeconds(headers.get('Retry-After')) : undefined
  return new ApiError(status, typeof code === 'string' ? code : 'internal', typeof message === 'string' ? message : '', toTexts(fields), retryAfter)
}

/** Reads `Retry-After`, which is a number of seconds or a date (RFC 9110, section 10.2.3); a minute when it is missing. */
function toSeconds(retryAfter: string | null): number {
  const seconds = retryAfter === null ? 60 : Number(retryAfter)
  const remaining = Number.isFinite(seconds) ? seconds : (Date.parse(retryAfter ?? '') - Date.now()) / 1000
  return Number.isNaN(remaining) ? 60 : Math.max(1, Math.ceil(remaining))
}

function toTexts(fields: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(toRecord(fields)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function toRecord(value: unknown): Record<string, unknown> {
  return Object(value) as Record<string, unknown>
}
