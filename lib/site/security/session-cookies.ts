import { CSRF_COOKIE, SIGNED_IN_COOKIE, TOKEN_COOKIE } from '../constants'

/** A session as a server hands it out. */
export interface GivenSession {
  /** Empty when the session is over. */
  token: string
  /** How long it lasts, in seconds. */
  maxAge: number
}

/**
 * Builds the cookies of a session: the token, which no script can read, and a sign for scripts that there is
 * one. Both end together.
 *
 * @param isSecure whether visitors reach the site by https
 * @returns values of `Set-Cookie`
 */
export function sessionCookies({ token, maxAge }: GivenSession, isSecure: boolean): string[] {
  const lasting = attributes(token === '' ? 0 : maxAge, isSecure)
  return [`${TOKEN_COOKIE}=${token}; HttpOnly; ${lasting}`, `${SIGNED_IN_COOKIE}=${token === '' ? '' : '1'}; ${lasting}`]
}

/** Builds the cookie of the forgery protection, which the site's own scripts read; it ends with the browser. */
export function csrfCookie(value: string, isSecure: boolean): string {
  return `${CSRF_COOKIE}=${value}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/**
 * Finds the session that an answer hands out or ends.
 *
 * @param name what whoever answers calls the cookie of the session
 * @param now in milliseconds since 1970
 * @returns null for an answer that leaves the session alone
 */
export function givenSession(headers: Headers, name: string, now: number): GivenSession | null {
  const line = headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`))
  if (line === undefined) return null
  const [pair = '', ...rest] = line.split(';').map((part) => part.trim())
  const attribute = (wanted: string) =>
    rest.find((part) => part.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1)
  const maxAge = attribute('max-age') ?? (Date.parse(attribute('expires') ?? '') - now) / 1000
  const seconds = Math.max(0, Math.round(Number(maxAge)))
  const token = pair.slice(name.length + 1)
  // A cookie without an end lasts as long as the browser is open; nothing says how long the session does.
  const isOver = token === '' || seconds === 0 || !/^[\w.~+/=-]+$/.test(token)
  return isOver ? { token: '', maxAge: 0 } : { token, maxAge: Number.isNaN(seconds) ? DAY : seconds }
}

const DAY = 24 * 60 * 60

function attributes(maxAge: number, isSecure: boolean): string {
  return `Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
