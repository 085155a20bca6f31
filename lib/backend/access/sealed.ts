import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivedKey } from './derived-key'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a text. @param owner the one for whom alone it can be opened */
export function seal(text: string, purpose: string, owner: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, derivedKey(purpose), nonce).setAAD(Buffer.from(owner))
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** @returns null for a text that was not sealed here, for this purpose and owner */
export function unseal(sealed: string, purpose: string, owner: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
  try {
    const decipher = createDecipheriv(CIPHER, derivedKey(purpose), bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-TAG_BYTES))
    return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
