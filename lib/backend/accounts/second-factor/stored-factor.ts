import type { User } from '../../payload-types'
import { hashRecoveryCode } from './recovery-codes'
import { seal, unseal } from '../../access/sealed'

const PURPOSE = 'second factor'

type StoredFactor = Pick<User, 'secondFactorSince' | 'secondFactorSecret' | 'secondFactorPeriod' | 'recoveryCodes'>

export const NO_FACTOR: StoredFactor = { secondFactorSince: null, secondFactorSecret: null, secondFactorPeriod: null, recoveryCodes: null }

/** @param period of the code that proved that the app works, which is thereby used up */
export function newFactor(accountId: string, secret: string, period: number, recoveryCodes: readonly string[]): StoredFactor {
  return {
    secondFactorSince: new Date().toISOString(),
    secondFactorSecret: seal(secret, PURPOSE, accountId),
    secondFactorPeriod: period,
    recoveryCodes: hashAll(accountId, recoveryCodes),
  }
}

export function hashAll(accountId: string, recoveryCodes: readonly string[]): string[] {
  return recoveryCodes.map((code) => hashRecoveryCode(code, accountId))
}

/** @returns null also when the secret of the site is another one by now */
export function unsealTotpSecret({ id, secondFactorSecret }: User): string | null {
  return secondFactorSecret ? unseal(secondFactorSecret, PURPOSE, id) : null
}
