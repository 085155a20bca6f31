import { hkdfSync } from 'node:crypto'
import { siteSecret } from '@/lib/env'

/** 32 bytes of their own for each purpose, from the secret of the site. */
export function derivedKey(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', siteSecret(), '', purpose, 32))
}
