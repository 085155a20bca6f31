import { readTicketText, type TicketContent } from './ticket-text'

const ED25519 = { name: 'Ed25519' }

/**
 * Reads the text of a ticket, in the browser as well as in Node.
 *
 * @param key the site's public key, 32 bytes in base64url
 * @returns null unless the site signed it
 * @throws where the browser does not know Ed25519
 */
export async function verifyTicketText(text: string, key: string): Promise<TicketContent | null> {
  const ticket = readTicketText(text)
  if (!ticket) return null
  const { signed, signature, ...content } = ticket
  const publicKey = await crypto.subtle.importKey('raw', toBytes(key), ED25519, false, ['verify'])
  const isTrue = await crypto.subtle.verify(ED25519, publicKey, toBytes(signature), new TextEncoder().encode(signed))
  return isTrue ? content : null
}

function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
}
