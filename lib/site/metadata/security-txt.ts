import { LOCALES } from '@/lib/i18n/locales'
import { absoluteUrl } from './absolute-url'
import { pathTo } from '../routes'

const DAY_IN_MILLISECONDS = 24 * 60 * 60 * 1000
const DAYS_VALID = 180

/**
 * Writes whom to tell of a weakness (RFC 9116).
 *
 * @param email the address of the organisation; where there is none, the contact page stands in
 * @param now the present, in milliseconds since 1970
 */
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
