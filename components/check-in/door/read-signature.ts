import type { CheckInGuest } from '@/lib/contract/check-in/check-in'
import { verifyTicketText } from '@/lib/site/tickets/verify-ticket-text'

/**
 * Whether the site signed a ticket. A device that cannot check it, because it was not prepared and has no network,
 * accepts a key that is on the list, since the key of a registration cannot be guessed.
 */
export async function readSignature(text: string, key: string, registration: string, guests: ReadonlyMap<string, CheckInGuest>): Promise<boolean> {
  try {
    return (await verifyTicketText(text, key)) !== null
  } catch {
    return guests.has(registration)
  }
}
