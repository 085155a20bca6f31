import type { Payload, PayloadRequest } from 'payload'
import { ContractError } from '@/lib/contract/errors'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { countUse } from '../../submissions/rate-limits'
import { inTransaction } from '../../database/transaction'
import type { User } from '../../payload-types'
import { isDeactivated } from '../deactivation'
import { homeOf } from '../home'
import { withSessionSemaphore, lockSessions } from '../session-writes'
import { countFailedSignIn, forgetFailedSignIns, isSignInLocked, nameOfSource, type SignInSource } from '../sign-in-source'
import { acceptedCode } from './accepted-code'
import { unsealTotpSecret } from './stored-factor'
import { accountOfStep, isStepOf } from './sign-in-step'
import { startSession } from './start-session'

/**
 * The second step of a sign-in. Wrong codes count as wrong passwords do: five lock the account.
 *
 * @param step proves the first one
 * @returns the token of the session, whose it is, and where it leads
 * @throws ContractError `unauthorized`, with a word on `code` for a wrong one, on `token` for a step that is over
 */
export async function completeSignIn(payload: Payload, { step, code }: { step: string; code: string }, source: SignInSource, locale: Locale): Promise<{ token: string; email: string; home: string | null }> {
  const t = getTranslations({ locale, namespace: 'ApiErrors' })
  const refusal = (field: 'code' | 'token', message: string) => new ContractError('unauthorized', message, { [field]: message })
  const id = accountOfStep(step)
  if (!id) throw refusal('token', t('signInStepOver'))
  const find = (req?: PayloadRequest) => payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req })
  const claimed = await find()
  if (!claimed || !isStepOf(claimed, step)) throw refusal('token', t('signInStepOver'))
  // Only now: nobody else may use up the tries of an account.
  await countUse('postsPerEmail', `second factor ${source.device ? nameOfSource(source) : id}`)
  const { email } = claimed
  const complete = async (req: PayloadRequest) => {
    await lockSessions(req, email)
    const found = await find(req)
    if (!found || !isStepOf(found, step) || isDeactivated(found)) throw refusal('token', t('signInStepOver'))
    const isLocked = await isSignInLocked(email, source)
    const change = isLocked ? null : acceptedCode(found, code)
    if (change) await forgetFailedSignIns('code', email, source)
    else if (!isLocked) await countFailedSignIn('code', email, source)
    return { account: found, token: change && (await startSession(req, found, change)) }
  }
  const { account, token } = await withSessionSemaphore(email, () => inTransaction(payload, locale, complete))
  if (token) return { token, email: account.email, home: homeOf(account) }
  throw refusal('code', t(unsealTotpSecret(account) ? 'codeFailed' : 'codeUncheckable'))
}
