import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** How the CMS hashes passwords. */
const HASH = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, keyLength: 32, digest: 'sha256' }

/** Takes as long as checking a password. */
export async function hashForNothing(password: string): Promise<void> {
  await hash(password, randomBytes(32).toString('hex'))
}

/** Whether a password is the one that the CMS stored. */
export async function isStoredPassword(password: string, stored: { hash?: string | null; salt?: string | null }): Promise<boolean> {
  if (!stored.salt || !stored.hash?.startsWith(HASH.prefix)) return false
  const expected = Buffer.from(stored.hash.slice(HASH.prefix.length), 'hex')
  const given = await hash(password, stored.salt)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function hash(password: string, salt: string): Promise<Buffer> {
  return promisify(pbkdf2)(password, salt, HASH.iterations, HASH.keyLength, HASH.digest)
}
