import { verifyAsync } from '@noble/ed25519'

/** Checks an Ed25519 signature as RFC 8032 asks, where the browser cannot. */
export function verifyInScript(key: Uint8Array, signature: Uint8Array, message: Uint8Array): Promise<boolean> {
  return verifyAsync(signature, message, key, { zip215: false })
}
