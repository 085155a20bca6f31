import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { isPostgres } from '../database/statement'
import { inTransaction, lockFor } from '../database/transaction'
import { inTurn } from '../database/turns'

const nameOf = (email: string) => `sessions of ${email.trim().toLowerCase()}`

/**
 * Signs an account in or out by the CMS, which reads all of its sessions and writes all of them anew: of two at once,
 * one would be lost.
 *
 * @param work must hand its request on to the CMS; in SQLite it has no transaction, since the CMS counts failures
 *   outside of it, and there is one writer
 */
export function inTurnForSessions<Result>(payload: Payload, email: string, work: (req: PayloadRequest) => Promise<Result>): Promise<Result> {
  const locked = async (transaction: PayloadRequest) => {
    await lockSessions(transaction, email)
    return work(transaction)
  }
  const inOrder = async () => (isPostgres(payload) ? inTransaction(payload, DEFAULT_LOCALE, locked) : work(await createLocalReq({}, payload)))
  return inProcessTurnForSessions(email, inOrder)
}

/** The part of the turn that other processes do not see; a transaction within it calls {@link lockSessions}. */
export function inProcessTurnForSessions<Result>(email: string, work: () => Promise<Result>): Promise<Result> {
  return inTurn(nameOf(email), 1, work)
}

export function lockSessions(transaction: PayloadRequest, email: string): Promise<void> {
  return lockFor(transaction, nameOf(email))
}
