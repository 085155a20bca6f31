import type { PayloadRequest } from 'payload'
import { isStaff, mayCheckIn } from '../access/rules'
import type { AuditLog } from '../payload-types'

/** The entry for an action, without the values of fields of personal data. */
export interface AuditLogEntry extends Pick<AuditLog, 'action' | 'entity'> {
  document?: string
  title?: string
  language?: string
  changedFields?: string
}

/** Adds an entry in the transaction of the request. Only actions of staff and of the door are recorded. */
export async function recordInAuditLog(req: PayloadRequest, entry: AuditLogEntry): Promise<void> {
  if (!req.user || !(isStaff(req) || mayCheckIn(req))) return
  await req.payload.create({ collection: 'audit-log', data: { ...entry, by: req.user.email }, depth: 0, req })
}
