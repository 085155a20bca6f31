import { LOCALES } from '@/lib/i18n/locales'
import { DAY } from '@/lib/site/text/durations'
import { absoluteUrl } from './absolute-url'
import { pathTo } from '../routes'

const DAYS_VALID = 180

/** Writes security.txt (RFC 9116); the contact page stands in for a missing email address. */
export function toSecurityTxt(origin: string, email: string, now: number): string {
  const today = Math.floor(now / DAY) * DAY
  const expires = new Date(today + DAYS_VALID * DAY).toISOString()
  return [
    `Contact: ${email ? `mailto:${email}` : absoluteUrl(origin, pathTo('connect'))}`,
    `Expires: ${expires.replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${absoluteUrl(origin, '/.well-known/security.txt')}`,
    '',
  ].join('\n')
}
