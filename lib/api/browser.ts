import { CSRF_COOKIE, CSRF_HEADER, SEND_TIMEOUT } from '@/lib/site/constants'
import { cookieValue } from '@/lib/site/security/csrf'
import { ApiError } from './api-error'
import { leaveForSignIn } from './leave-for-sign-in'

/** An answer of the backend that a visitor's write was accepted. */
export interface Accepted {
  status: number
  /** The sentence for the visitor; empty when the answer had none. */
  text: string
}

/** An answer that asks to wait: too many have been sent. */
export class TooManyRequestsError extends ApiError {
  constructor(
    message: string,
    /** Seconds until the next try makes sense. */
    readonly retryAfter: number,
  ) {
    super(429, 'tooManyRequests', message)
  }
}

/**
 * Sends a write from the browser, by way of the site's own origin, with the forgery-protection header. The
 * answer is not parsed by a schema, for that would cost visitors the weight of a parser.
 *
 * @param address path and query of the call
 * @param body what is sent as JSON
 * @throws ApiError when the backend refuses, and without a session the page leaves for the sign-in as well; {@link TooManyRequestsError} when it asks to wait
 * @throws TypeError when there is no connection, DOMException when no answer came in time
 */
export async function send(address: string, body: unknown): Promise<Accepted> {
  const token = csrfToken()
  try {
    return await sendOnce(address, body, token)
  } catch (error) {
    // The token may have been set, or set anew, while the page stood open.
    const isOutdated = error instanceof ApiError && error.status === 403 && csrfToken() !== token
    if (!isOutdated) throw error
    return sendOnce(address, body, csrfToken())
  }
}

async function sendOnce(address: string, body: unknown, token: string | undefined): Promise<Accepted> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { [CSRF_HEADER]: token }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(SEND_TIMEOUT),
  })
  if (answer.ok) return { status: answer.status, text: await answer.text() }
  leaveForSignIn(answer)
  throw await toError(answer)
}

function csrfToken(): string | undefined {
  return cookieValue(document.cookie, CSRF_COOKIE)
}

async function toError(answer: Response): Promise<ApiError> {
  const body = (await answer.json().catch(() => null)) as { error?: { code?: unknown; message?: unknown; fields?: unknown } } | null
  const { code, message, fields } = body?.error ?? {}
  const text = typeof message === 'string' ? message : ''
  if (answer.status === 429) return new TooManyRequestsError(text, toSeconds(answer.headers.get('Retry-After')))
  return new ApiError(answer.status, typeof code === 'string' ? code : 'internal', text, toTexts(fields))
}

/** Reads `Retry-After`, which is a number of seconds or a date (RFC 9110, section 10.2.3); a minute when it is missing. */
function toSeconds(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? NaN)
  if (Number.isFinite(seconds)) return Math.max(1, Math.ceil(seconds))
  const date = Date.parse(retryAfter ?? '')
  return Number.isNaN(date) ? 60 : Math.max(1, Math.ceil((date - Date.now()) / 1000))
}

function toTexts(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
