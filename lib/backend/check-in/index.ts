export { readCheckInFigures } from './check-in-figures'
export { listEtag, readCheckInList } from './list'
export { readCheckInNumbers } from './numbers'
export { recordScans } from './record-scans'
