import { createHmac, timingSafeEqual } from 'node:crypto'
import { SIGN_IN_STEP_COOKIE, SIGN_IN_STEP_LENGTH } from '@/lib/site/constants'
import { cookieValue } from '@/lib/site/security/cookie-value'
import type { User } from '../../payload-types'
import { derivedKey } from '../../access/derived-key'

/** Proves for a few minutes that somebody knows the password of an account; it is no session. */
export function signInStepOf(account: User): string {
  const claims = `${account.id}.${Math.floor(Date.now() / 1000) + SIGN_IN_STEP_LENGTH}`
  return `${claims}.${signature(claims, account).toString('base64url')}`
}

/** The account that a step names; only {@link isStepOf} proves it. Null for one that is over. */
export function accountOfStep(step: string): string | null {
  const [id, expires] = step.split('.')
  return id && Number(expires) * 1000 > Date.now() ? id : null
}

/** A step ends with the password and the second factor that it was begun with. */
export function isStepOf(account: User, step: string): boolean {
  const end = step.lastIndexOf('.')
  const given = Buffer.from(step.slice(end + 1), 'base64url')
  const expected = signature(step.slice(0, end), account)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** From the header or else from the cookie. */
export function readSignInStep(headers: Headers): string {
  return headers.get(SIGN_IN_STEP_COOKIE) ?? cookieValue(headers.get('cookie') ?? '', SIGN_IN_STEP_COOKIE) ?? ''
}

function signature(claims: string, { hash, secondFactorSecret }: User): Buffer {
  return createHmac('sha256', derivedKey('sign-in step')).update([claims, hash, secondFactorSecret].join(' ')).digest()
}
