import type { Payload } from 'payload'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { isPostgres } from '../database/statement'
import { inLockedTransaction } from '../database/transaction'
import { inTurn } from '../database/turns'

/** The CMS reads all sessions of an account and writes all of them anew: of two sign-ins at once, one would be lost. */
export function inTurnForSessions<Result>(payload: Payload, email: string, work: () => Promise<Result>): Promise<Result> {
  const name = `sessions of ${email.trim().toLowerCase()}`
  // SQLite has one writer, which the lock would keep from the work itself, and one process that answers visitors.
  return isPostgres(payload) ? inLockedTransaction(payload, DEFAULT_LOCALE, name, work) : inTurn(name, 1, work)
}
