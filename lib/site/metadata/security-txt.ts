import { LOCALES } from '@/lib/i18n/locales'
import { absoluteUrl } from './absolute-url'
import { pathTo } from '../routes'

const DAY_IN_MILLISECONDS = 24 * 60 * 60 * 1000
const DAYS_VALID = 180

/** Writes security.txt (RFC 9116); the contact page stands in for a missing email address. */
export function toSecurityTxt(origin: string, email: string, now: number): string {
  const today = Math.floor(now / DAY_IN_MILLISECONDS) * DAY_IN_MILLISECONDS
  const expires = new Date(today + DAYS_VALID * DAY_IN_MILLISECONDS).toISOString()
  return [
    `Contact: ${email ? `mailto:${email}` : absoluteUrl(origin, pathTo('connect'))}`,
    `Expires: ${expires.replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${absoluteUrl(origin, '/.well-known/security.txt')}`,
    '',
  ].join('\n')
}
