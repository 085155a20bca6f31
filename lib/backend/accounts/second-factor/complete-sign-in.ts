import { incrementLoginAttempts, type Payload, type PayloadRequest } from 'payload'
import { ContractError } from '@/lib/contract/errors'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { countUse } from '../../access/rate-limits'
import { inTransaction } from '../../database/transaction'
import type { User } from '../../payload-types'
import { isDeactivated } from '../deactivation'
import { isLocked } from '../guard-sign-in'
import { homeOf } from '../home'
import { inProcessTurnForSessions, lockSessions } from '../session-writes'
import { hashRecoveryCode } from './recovery-codes'
import { unsealTotpSecret } from './stored-factor'
import { accountOfStep, isStepOf } from './sign-in-step'
import { startSession } from './start-session'
import { totpPeriod } from './totp'

/**
 * The second step of a sign-in. Wrong codes count as wrong passwords do: five lock the account.
 *
 * @param step proves the first one
 * @returns the token of the session, whose it is, and where it leads
 * @throws ContractError `unauthorized`, with a word on `code` for a wrong one, on `token` for a step that is over
 */
export async function completeSignIn(payload: Payload, { step, code }: { step: string; code: string }, locale: Locale): Promise<{ token: string; email: string; home: string | null }> {
  const t = getTranslations({ locale, namespace: 'ApiErrors' })
  const refusal = (field: 'code' | 'token', message: string) => new ContractError('unauthorized', message, { [field]: message })
  const id = accountOfStep(step)
  if (!id) throw refusal('token', t('signInStepOver'))
  const find = (req?: PayloadRequest) => payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req })
  const claimed = await find()
  if (!claimed || !isStepOf(claimed, step)) throw refusal('token', t('signInStepOver'))
  // Only now: nobody else may use up the tries of an account.
  await countUse('postsPerEmail', `second factor ${id}`)
  const { email } = claimed
  const complete = async (req: PayloadRequest) => {
    await lockSessions(req, email)
    const found = await find(req)
    if (!found || !isStepOf(found, step) || isDeactivated(found)) throw refusal('token', t('signInStepOver'))
    const change = isLocked(found.lockUntil) ? null : acceptedCode(found, code)
    return { account: found, token: change && (await startSession(req, found, change)) }
  }
  const { account, token } = await inProcessTurnForSessions(email, () => inTransaction(payload, locale, complete))
  if (token) return { token, email: account.email, home: homeOf(account) }
  // The CMS counts failures outside of transactions: they must be seen at once, and stay.
  if (!isLocked(account.lockUntil)) {
    await incrementLoginAttempts({ collection: payload.collections.users.config, payload, user: { ...account, collection: 'users' } })
  }
  throw refusal('code', t(unsealTotpSecret(account) ? 'codeFailed' : 'codeUncheckable'))
}

/** The change that uses up a right code, so that it is not accepted again; null for a wrong one. */
function acceptedCode(account: User, code: string): Pick<User, 'secondFactorPeriod'> | Pick<User, 'recoveryCodes'> | null {
  const secret = unsealTotpSecret(account)
  const period = secret && totpPeriod(secret, code.replace(/\s/g, ''))
  if (period && period > (account.secondFactorPeriod ?? 0)) return { secondFactorPeriod: period }
  const hash = hashRecoveryCode(code, account.id)
  const codes = account.recoveryCodes ?? []
  return codes.includes(hash) ? { recoveryCodes: codes.filter((other) => other !== hash) } : null
}
