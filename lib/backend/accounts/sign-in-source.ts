import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { KNOWN_DEVICE_COOKIE } from '@/lib/site/constants'
import { cookieValue } from '@/lib/site/security/cookie-value'
import { derivedKey } from '../access/derived-key'
import { countFailure, forgetFailures, isLocked } from '../submissions/rate-limits'

/** Where a sign-in comes from. */
export interface SignInSource {
  /** The client address. */
  address: string
  /** The browser that has signed in before, and a keyed hash of the account that it signed in to last; null for strangers. */
  device: { id: string; account: string } | null
}

/** What a browser gets that has signed in to an account, by which it is known the next time. */
export function newDevice(email: string): string {
  const claims = `${randomUUID()}.${accountOf(email)}`
  return `${claims}.${keyed(claims)}`
}

/** By the header or else the cookie. */
export function signInSource(headers: Headers, address: string): SignInSource {
  const text = headers.get(KNOWN_DEVICE_COOKIE) ?? cookieValue(headers.get('cookie') ?? '', KNOWN_DEVICE_COOKIE) ?? ''
  const [id = '', account = '', signature = ''] = text.split('.')
  const [given, expected] = [Buffer.from(signature), Buffer.from(keyed(`${id}.${account}`))]
  const isKnown = given.length === expected.length && timingSafeEqual(given, expected)
  return { address, device: isKnown ? { id, account } : null }
}

/** Whose tries of a minute are counted together. */
export function nameOfSource({ address, device }: SignInSource): string {
  return device ? `device ${device.id}` : address
}

type Step = 'password' | 'code'

/**
 * Five wrong passwords lock an account for ten minutes, for the address or the known device that they came from: nobody
 * can lock its owner out from elsewhere. What strangers try from many addresses ends by a lock for all devices that the
 * account does not know. Only who knows the password can type wrong codes, so that these are counted for all strangers together.
 */
export async function isSignInLocked(email: string, source: SignInSource): Promise<boolean> {
  for (const [limit, key] of [...locksOf('password', email, source), ...locksOf('code', email, source)]) if (await isLocked(limit, key)) return true
  return false
}

export async function countFailedSignIn(step: Step, email: string, source: SignInSource): Promise<void> {
  for (const [limit, key] of locksOf(step, email, source)) await countFailure(limit, key)
}

export async function forgetFailedSignIns(step: Step, email: string, source: SignInSource): Promise<void> {
  const [[limit, key]] = locksOf(step, email, source)
  await forgetFailures(limit, key)
}

function locksOf(step: Step, email: string, { address, device }: SignInSource) {
  const account = accountOf(email)
  const known = device?.account === account ? `${account} device ${device.id}` : null
  if (step === 'code') return [['failedCodes', known ?? account]] as const
  return known ? ([['failedSignIns', known]] as const) : ([['failedSignIns', `${account} ${address}`], ['failedSignInsFromEverywhere', account]] as const)
}

function accountOf(email: string): string {
  return keyed(email.trim().toLowerCase())
}

function keyed(text: string): string {
  return createHmac('sha256', derivedKey('known device')).update(text).digest('base64url')
}
