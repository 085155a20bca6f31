import { readTicketText, type TicketContent } from './ticket-text'

const ED25519 = { name: 'Ed25519' }
const KEY_BYTES = 32

/**
 * Reads the text of a ticket, in the browser as well as in Node.
 *
 * @param key the site's public key, 32 bytes in base64url
 * @returns null unless the site signed it
 */
export async function verifyTicketText(text: string, key: string): Promise<TicketContent | null> {
  const ticket = readTicketText(text)
  if (!ticket) return null
  const { signed, signature, ...content } = ticket
  return (await isSigned(toBytes(key), toBytes(signature), new TextEncoder().encode(signed))) ? content : null
}

/** Loads the script that browsers without Ed25519 need, so that it is there offline: Chrome knows it from 137 on, Safari from 17. */
export async function loadTicketVerifier(): Promise<void> {
  if (!(await importKey(new Uint8Array(KEY_BYTES)))) await loadVerifierInScript()
}

async function isSigned(key: Uint8Array<ArrayBuffer>, signature: Uint8Array<ArrayBuffer>, message: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const publicKey = await importKey(key)
  if (publicKey) return crypto.subtle.verify(ED25519, publicKey, signature, message)
  return (await loadVerifierInScript()).verifyInScript(key, signature, message)
}

/** @returns null where the browser does not know Ed25519 */
function importKey(key: Uint8Array<ArrayBuffer>): Promise<CryptoKey | null> {
  return crypto.subtle.importKey('raw', key, ED25519, false, ['verify']).catch(() => null)
}

const loadVerifierInScript = () => import('./verify-in-script')

function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
}
