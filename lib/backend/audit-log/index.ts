export { auditedAction } from './audited-action'
export { recordInAuditLog } from './record'
