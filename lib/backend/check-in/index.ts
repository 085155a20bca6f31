export { listEtag, readCheckInList } from './list'
export { readCheckInNumbers } from './numbers'
export { recordScans } from './record-scans'
