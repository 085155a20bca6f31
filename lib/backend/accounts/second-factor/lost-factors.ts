import type { Payload, Where } from 'payload'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { inTransaction } from '../../database/transaction'
import type { User } from '../../payload-types'
import { changeAccount } from './change-account'
import { NO_FACTOR, unsealTotpSecret } from './stored-factor'

/** Stands in the audit log in place of the address of a member of staff. */
const OPERATOR = 'The operator of the server'

/** Accounts whose codes cannot be checked: their secrets are encrypted by another secret of the site. */
export async function findUnreadableFactors(payload: Payload): Promise<User[]> {
  const accounts = await accountsWith(payload, { secondFactorSecret: { exists: true } })
  return accounts.filter((account) => unsealTotpSecret(account) === null)
}

/**
 * Removes second factors by command on the server, and ends the sessions of the accounts.
 *
 * @param which the address of an account, or all accounts whose codes cannot be checked any more
 * @returns the addresses
 */
export async function resetSecondFactors(payload: Payload, which: { email: string } | 'unreadable'): Promise<string[]> {
  const accounts = which === 'unreadable' ? await findUnreadableFactors(payload) : await accountsWith(payload, { email: { equals: which.email.toLowerCase().trim() } })
  const found = accounts.filter(({ secondFactorSecret }) => secondFactorSecret)
  await inTransaction(payload, DEFAULT_LOCALE, async (req) => {
    for (const { id } of found) {
      await changeAccount(req, id, { ...NO_FACTOR, sessions: [] })
      const entry = { action: 'secondFactorOff', entity: 'users', document: id, by: OPERATOR } as const
      await payload.create({ collection: 'audit-log', data: entry, depth: 0, req })
    }
  })
  return found.map(({ email }) => email)
}

async function accountsWith(payload: Payload, where: Where): Promise<User[]> {
  return (await payload.db.find<User>({ collection: 'users', where, pagination: false })).docs
}
