import type { PayloadRequest } from 'payload'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { inTransaction } from '../database/transaction'
import { recordInAuditLog, type AuditLogEntry } from './record'

/**
 * Does something on behalf of a member of staff, as one transaction with its entry in the audit log.
 *
 * @param action must hand the request of the transaction on to every call of the CMS
 */
export async function auditedAction<Result>(
  req: PayloadRequest,
  action: (transaction: PayloadRequest) => Promise<{ result: Result; entry: AuditLogEntry }>,
): Promise<Result> {
  return inTransaction(req.payload, DEFAULT_LOCALE, async (transaction) => {
    transaction.user = req.user
    const { result, entry } = await action(transaction)
    await recordInAuditLog(transaction, entry)
    return result
  })
}
