import { sign } from 'node:crypto'
import { unsignedTicketText, type TicketContent } from '@/lib/site/tickets/ticket-text'
import { privateKey } from './keys'

/** @returns the text of the ticket's QR code */
export function signTicket(content: TicketContent): string {
  const text = unsignedTicketText(content)
  return `${text}.${sign(null, Buffer.from(text), privateKey()).toString('base64url')}`
}
