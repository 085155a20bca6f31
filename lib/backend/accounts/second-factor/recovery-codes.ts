import { createHmac, randomInt } from 'node:crypto'
import { derivedKey } from '../../access/derived-key'

const AMOUNT = 10
/** Crockford's base 32: no two of its characters look alike. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10

/** Codes such as `7K3QX-0M9TD`, each of which replaces the app once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: AMOUNT }, () => {
    const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
  })
}

/** The stored form of a code, which cannot be guessed without the secret of the site. */
export function hashRecoveryCode(code: string, accountId: string): string {
  const plain = code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return createHmac('sha256', derivedKey('recovery codes')).update(`${accountId} ${plain}`).digest('base64url')
}
