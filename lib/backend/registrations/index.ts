export { addGuest } from './add-guest'
