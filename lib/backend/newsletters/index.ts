export { countAllRecipients, eraseRecipient, noteLeft } from './recipients'
