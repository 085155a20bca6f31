import type { ErrorBody } from '@/lib/contract/errors'
import { CSRF_COOKIE, CSRF_HEADER } from '@/lib/site/constants'
import { cookieValue } from '@/lib/site/security/csrf'
import { ApiError } from './api-error'
import { leaveForSignIn } from './leave-for-sign-in'

/** Any address of the API: every answer of it hands out the forgery-protection cookie. */
const COOKIE_SOURCE = '/api/commons/one?select=contact'

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
}

/**
 * Calls the API from a page, with the session and the forgery protection of the visitor.
 *
 * @param address path and query, such as `/api/users/me`
 * @returns the JSON or the text of the answer; an empty text for a success that cannot be read
 * @throws ApiError for any other answer than a success; without a session the page leaves for the sign-in as well
 * @throws TypeError when there is no connection
 */
export async function callApi(address: string, { method = 'GET', body }: Call = {}): Promise<unknown> {
  const headers: Record<string, string> = { Accept: 'application/json, text/plain' }
  if (method !== 'GET') headers[CSRF_HEADER] = await csrfToken()
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const answer = await fetch(address, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
  const read = await contentOf(answer)
  if (answer.ok) return read
  leaveForSignIn(answer)
  const { error } = Object(read) as Partial<ErrorBody>
  throw new ApiError(answer.status, error?.code ?? 'internal', error?.message ?? `${address} answered ${answer.status}`, error?.fields)
}

async function contentOf(answer: Response): Promise<unknown> {
  const isJson = answer.headers.get('content-type')?.includes('json')
  return (isJson ? answer.json() : answer.text()).catch(() => '')
}

async function csrfToken(): Promise<string> {
  if (!cookieValue(document.cookie, CSRF_COOKIE)) await fetch(COOKIE_SOURCE, { method: 'HEAD' })
  return cookieValue(document.cookie, CSRF_COOKIE) ?? ''
}
