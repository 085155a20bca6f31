export { giveTicket } from './give-ticket'
export { isCorrected } from './is-corrected'
export { ticketPublicKey } from './keys'
export { isTicketReplaced, ticketOf } from './ticket'
