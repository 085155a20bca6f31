import { hkdfSync } from 'node:crypto'
import { env } from '@/lib/env'

/** 32 bytes of their own for each purpose, from the secret of the site. */
export function derivedKey(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', env().AUTH_SECRET ?? '', '', purpose, 32))
}
