import type { Ticket } from '@/lib/contract/fields/tickets'
import type { Registration } from '../payload-types'
import { relationId } from '../database/relation-id'
import { signTicket } from './sign-ticket'

type TicketHolder = Pick<Registration, 'id' | 'event' | 'state' | 'ticketNumber' | 'ticketCode' | 'ticketVersion'>

/** Whether the door refuses the ticket that somebody had before they changed something. */
export function isTicketReplaced(before: TicketHolder, after: TicketHolder): boolean {
  const [old, present] = [ticketOf(before), ticketOf(after)]
  return old !== null && old.version !== present?.version
}

/** @returns null without a seat */
export function ticketOf({ id, event, state, ticketNumber: number, ticketCode: code, ticketVersion: version }: TicketHolder): Ticket | null {
  if (state !== 'confirmed' || !number || !code || !version) return null
  return { number, code, version, text: signTicket({ event: relationId(event), registration: id, number, version }) }
}
