export { recordInAuditLog } from './record-change'
