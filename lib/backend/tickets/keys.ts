import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { derivedKey } from '../access/derived-key'

/** What precedes the 32 bytes of an Ed25519 key in PKCS 8 (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Made of the secret of the site, which all instances share and every backup holds. */
export function privateKey(): KeyObject {
  return createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, derivedKey('tickets')]), format: 'der', type: 'pkcs8' })
}

/** By which devices tell a true ticket from a forged one: 32 bytes in base64url. */
export function ticketPublicKey(): string {
  return createPublicKey(privateKey()).export({ format: 'jwk' }).x ?? ''
}
