import type { PayloadRequest } from 'payload'
import { isStaff } from '../access/rules'
import type { AuditLog } from '../payload-types'

/** What the log says of an action; never what stands in a field of personal data. */
export interface AuditLogEntry extends Pick<AuditLog, 'action' | 'entity'> {
  document?: string
  title?: string
  language?: string
  changedFields?: string
}

/** Adds an entry in the transaction of the request. Only what staff do is recorded. */
export async function recordInAuditLog(req: PayloadRequest, entry: AuditLogEntry): Promise<void> {
  if (!req.user || !isStaff(req)) return
  await req.payload.create({ collection: 'audit-log', data: { ...entry, by: req.user.email }, depth: 0, req })
}
