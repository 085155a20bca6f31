import type { User } from '../../payload-types'
import { hashRecoveryCode } from './recovery-codes'
import { unsealTotpSecret } from './stored-factor'
import { totpPeriod } from './totp'

/** The change that uses up a right code, so that it is not accepted again; null for a wrong one. */
export function acceptedCode(account: User, code: string): Pick<User, 'secondFactorPeriod'> | Pick<User, 'recoveryCodes'> | null {
  const secret = unsealTotpSecret(account)
  const period = secret && totpPeriod(secret, code.replace(/\s/g, ''))
  if (period && period > (account.secondFactorPeriod ?? 0)) return { secondFactorPeriod: period }
  const hash = hashRecoveryCode(code, account.id)
  const codes = account.recoveryCodes ?? []
  return codes.includes(hash) ? { recoveryCodes: codes.filter((other) => other !== hash) } : null
}
