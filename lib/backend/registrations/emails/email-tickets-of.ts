import type { Payload, PayloadRequest } from 'payload'
import { LOCALE_TABLE } from '@/lib/i18n/locales'
import { formatTicketCode } from '@/lib/site/tickets/ticket-code'
import type { EmailTicket } from '../../email/email-tickets'
import { ticketOf } from '../../tickets'
import { activeCompanions } from '../companions'
import type { StoredRegistration } from '../stored-registration'

/** The tickets of a guest and their companions, as an email shows them. */
export async function emailTicketsOf(payload: Payload, registration: StoredRegistration, req?: PayloadRequest): Promise<EmailTicket[]> {
  const format = new Intl.NumberFormat(LOCALE_TABLE[registration.locale].tag)
  return [registration, ...(await activeCompanions(payload, registration, req))].flatMap((guest) => {
    const ticket = ticketOf(guest)
    if (!ticket) return []
    return [{ cid: `ticket-${ticket.number}`, text: ticket.text, name: guest.fullName, number: format.format(ticket.number), code: formatTicketCode(ticket.code) }]
  })
}
