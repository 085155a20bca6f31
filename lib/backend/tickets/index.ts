export { giveTicket } from './give-ticket'
export { ticketPublicKey } from './keys'
export { signTicket } from './sign-ticket'
export { ticketOf } from './ticket'
