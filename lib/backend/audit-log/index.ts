export { auditedAction } from './audited-action'
export { inConfirmedTransaction } from './confirmation'
export { recordInAuditLog } from './record'
