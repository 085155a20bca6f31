import { LOCALE_COOKIE, LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { env } from '@/lib/env'
import { CSRF_COOKIE, KNOWN_DEVICE_COOKIE, SIGN_IN_STEP_COOKIE, SIGN_IN_STEP_LENGTH, SIGNED_IN_COOKIE, TOKEN_COOKIE } from '../constants'
import { DAY, SECOND, YEAR_IN_SECONDS } from '../text/durations'

/** A cookie of the site, in the shape that Next's `cookies.set` takes. */
export interface SiteCookie {
  name: string
  value: string
  path: '/'
  sameSite: 'lax'
  secure: boolean
  httpOnly?: boolean
  /** In seconds; a cookie without it ends with the browser. */
  maxAge?: number
}

/** A session as a server hands it out; `maxAge` is in seconds. */
export interface Session {
  token: string
  maxAge: number
}

/** A session that has ended, whose cookies are removed. */
export const NO_SESSION: Session = { token: '', maxAge: 0 }

/** The token, which scripts cannot read, and a sign for scripts that there is a session. */
export function sessionCookies({ token, maxAge }: Session): SiteCookie[] {
  const lifetime = { maxAge: token === '' ? 0 : maxAge }
  return [
    siteCookie(TOKEN_COOKIE, token, { ...lifetime, httpOnly: true }),
    siteCookie(SIGNED_IN_COOKIE, token === '' ? '' : '1', lifetime),
  ]
}

/** Proves the first step of a sign-in; an empty one ends it. */
export function signInStepCookie(step: string): SiteCookie {
  return siteCookie(SIGN_IN_STEP_COOKIE, step, { maxAge: step === '' ? 0 : SIGN_IN_STEP_LENGTH, httpOnly: true })
}

/** Stays when the session ends. */
export function knownDeviceCookie(device: string): SiteCookie {
  return siteCookie(KNOWN_DEVICE_COOKIE, device, { maxAge: YEAR_IN_SECONDS, httpOnly: true })
}

/** A new CSRF token, which the site's own scripts read and repeat. */
export function csrfCookie(): SiteCookie {
  return siteCookie(CSRF_COOKIE, crypto.randomUUID())
}

export function localeCookie(locale: Locale): SiteCookie {
  return siteCookie(LOCALE_COOKIE, LOCALE_TABLE[locale].cookieValue, { maxAge: YEAR_IN_SECONDS })
}

export function appendCookies(headers: Headers, cookies: SiteCookie[]): void {
  for (const cookie of cookies) headers.append('Set-Cookie', toSetCookie(cookie))
}

/**
 * Finds the session that an answer hands out or ends.
 *
 * @param cookieName the name of the session cookie of the answering server
 * @param now in milliseconds since 1970
 * @returns null for an answer that leaves the session alone
 */
export function readSession(headers: Headers, cookieName: string, now: number): Session | null {
  const line = headers.getSetCookie().find((cookie) => cookie.startsWith(`${cookieName}=`))
  if (line === undefined) return null
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
  const attribute = (name: string) => attributes.find((part) => part.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1)
  const maxAge = attribute('max-age') ?? (Date.parse(attribute('expires') ?? '') - now) / 1000
  const seconds = Math.max(0, Math.round(Number(maxAge)))
  const token = pair.slice(cookieName.length + 1)
  if (token === '' || seconds === 0 || !/^[\w.~+/=-]+$/.test(token)) return NO_SESSION
  // A cookie without an end lasts as long as the browser is open; nothing says how long the session does.
  return { token, maxAge: Number.isNaN(seconds) ? DAY / SECOND : seconds }
}

function siteCookie(name: string, value: string, more: Pick<SiteCookie, 'httpOnly' | 'maxAge'> = {}): SiteCookie {
  return { name, value, path: '/', sameSite: 'lax', secure: env().SITE_URL.startsWith('https:'), ...more }
}

/** The value of a `Set-Cookie` header. */
export function toSetCookie({ name, value, path, secure, httpOnly, maxAge }: SiteCookie): string {
  const attributes = [httpOnly && 'HttpOnly', `Path=${path}`, maxAge !== undefined && `Max-Age=${maxAge}`, 'SameSite=Lax', secure && 'Secure']
  return [`${name}=${value}`, ...attributes.filter(Boolean)].join('; ')
}
