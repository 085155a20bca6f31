import { Secret, TOTP } from 'otpauth'
import { env } from '@/lib/env'

/** Seconds. */
const PERIOD = 30
/** Clocks may differ by one period. */
const WINDOW = 1
const SECRET_BYTES = 20

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The `otpauth:` address that an authenticator app reads from a QR code. */
export function totpAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

/** @returns the number of the period that a code belongs to, or null for a code that is not valid now */
export function totpPeriod(secret: string, code: string, now: number = Date.now()): number | null {
  // The library fails on characters of more than one byte.
  if (!/^[0-9]{6}$/.test(code)) return null
  const delta = totpOf(secret).validate({ token: code, window: WINDOW, timestamp: now })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: new URL(env().SITE_URL).host, label, secret: Secret.fromBase32(secret), period: PERIOD })
}
