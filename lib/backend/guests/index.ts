export { readAddresses } from './read-in-thread'
export type { ListedAddress } from './read-address-file'
