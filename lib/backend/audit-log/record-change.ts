import type { PayloadRequest } from 'payload'
import { isStaff } from '../access/rules'
import type { AUDIT_LOG_ACTIONS } from './actions'

/** What is noted of a change; never what stands in a field of people's data. */
export interface AuditLogEntry {
  action: keyof typeof AUDIT_LOG_ACTIONS
  /** The collection or global. */
  entity: string
  document?: string
  /** How staff recognise the document. */
  title?: string
  language?: string
  changedFields?: string
}

/** Notes what a member of staff did, as a part of the same transaction. What nobody of the staff did is not noted. */
export async function recordInAuditLog(req: PayloadRequest, change: AuditLogEntry): Promise<void> {
  if (!isStaff(req)) return
  const { email } = req.user as unknown as { email: string }
  await req.payload.create({ collection: 'changes', data: { ...change, by: email }, depth: 0, req })
}
