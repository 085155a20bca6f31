import { comparableAddress } from '@/lib/contract/fields/email-address'

const [OFFSET, PRIME] = [0x811c9dc5, 0x01000193]

/**
 * A short number for an email address at an event (FNV-1a of 32 bits), by which a device finds the guests with an address that is
 * typed at the door. It cannot be read back, but a holder of the device can try an address that they know.
 */
export function addressKey(event: string, email: string): string {
  let hash = OFFSET
  for (const character of `${event} ${comparableAddress(email)}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), PRIME)
  return (hash >>> 0).toString(36)
}
