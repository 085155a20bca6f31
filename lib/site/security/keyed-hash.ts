import { createHmac } from 'node:crypto'
import { siteSecret } from '@/lib/env'

/** A name that only this site can make of a text (HMAC-SHA-256): it keeps addresses of visitors out of the shared cache. */
export function keyedHash(text: string): string {
  return createHmac('sha256', siteSecret()).update(text).digest('base64url')
}
