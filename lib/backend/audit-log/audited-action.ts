import type { PayloadRequest } from 'payload'
import { inConfirmedTransaction } from './confirmation'
import type { Deed } from '../access/consequences/describe'
import { recordInAuditLog, type AuditLogEntry } from './record'

/**
 * Does something on behalf of a member of staff, once they have confirmed its consequences, as one transaction with its entry in the audit log.
 *
 * @param action must hand the request of the transaction on to every call of the CMS
 */
export async function auditedAction<Result>(
  req: PayloadRequest,
  action: (transaction: PayloadRequest) => Promise<{ result: Result; entry: AuditLogEntry }>,
  deed: Deed = 'send',
): Promise<Result> {
  return inConfirmedTransaction(req, deed, async (transaction) => {
    const { result, entry } = await action(transaction)
    await recordInAuditLog(transaction, entry)
    return result
  })
}
