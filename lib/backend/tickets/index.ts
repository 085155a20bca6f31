export { giveTicket } from './give-ticket'
export { ticketPublicKey } from './keys'
export { ticketOf } from './ticket'
