import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { isPostgres } from '../database/statement'
import { inTransaction, lockFor } from '../database/transaction'
import { limitConcurrency } from '../database/limit-concurrency'

const nameOf = (email: string) => `sessions of ${email.trim().toLowerCase()}`

/**
 * Signs an account in or out by the CMS, which reads all of its sessions and writes all of them anew: of two at once,
 * one would be lost.
 *
 * @param work must hand its request on to the CMS; in SQLite it has no transaction, since the CMS counts failures
 *   outside of it, and there is one writer
 */
export function withSessionLock<Result>(payload: Payload, email: string, work: (req: PayloadRequest) => Promise<Result>): Promise<Result> {
  const locked = async (transaction: PayloadRequest) => {
    await lockSessions(transaction, email)
    return work(transaction)
  }
  const run = async () => (isPostgres(payload) ? inTransaction(payload, DEFAULT_LOCALE, locked) : work(await createLocalReq({}, payload)))
  return withSessionSemaphore(email, run)
}

/** The part of the lock within this process; a transaction within it calls {@link lockSessions}. */
export function withSessionSemaphore<Result>(email: string, work: () => Promise<Result>): Promise<Result> {
  return limitConcurrency(nameOf(email), 1, work)
}

export function lockSessions(transaction: PayloadRequest, email: string): Promise<void> {
  return lockFor(transaction, nameOf(email))
}
