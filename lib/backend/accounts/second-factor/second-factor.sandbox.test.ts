import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes'
import { seal, unseal } from '../../access/sealed'
import { newTotpSecret, totpAddress, totpPeriod } from './totp'

let secretOfSite = 'one secret that is long enough to be one'

jest.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://leadx.example' }), siteSecret: () => secretOfSite }))

const NOW = Date.parse('2027-05-14T10:00:10Z')

test.each(['', '12345', '１２３４５６', '-00001'])('"%s" is no code', (code) => {
  expect(totpPeriod(newTotpSecret(), code, NOW)).toBeNull()
})

test('an app is told whose account it is, and where', () => {
  const secret = newTotpSecret()
  expect(totpAddress(secret, 'nino@leadx.example')).toMatch(/^otpauth:\/\/totp\/leadx\.example:nino%40leadx\.example\?issuer=leadx\.example&secret=/)
})

test('recovery codes are read however they are typed, and belong to one account', () => {
  const codes = newRecoveryCodes()
  expect(codes).toHaveLength(10)
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
  const hash = hashRecoveryCode('7K3Q0-1M9TD', 'one')
  for (const typed of ['7k3q0 1m9td', '7K3QO-LM9TD', '7k3qoim9td']) expect(hashRecoveryCode(typed, 'one')).toBe(hash)
  expect(hashRecoveryCode('7K3Q0-1M9TD', 'other')).not.toBe(hash)
})

test('a sealed text opens for its owner and purpose alone, unchanged, and with the secret of the site', () => {
  const sealed = seal('a secret', 'factor', 'one')
  expect(sealed).not.toBe(seal('a secret', 'factor', 'one'))
  expect(unseal(sealed, 'factor', 'one')).toBe('a secret')
  const flipped = `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`
  for (const [text, purpose, owner] of [[sealed, 'factor', 'two'], [sealed, 'other', 'one'], [flipped, 'factor', 'one'], ['', 'factor', 'one']] as const) {
    expect(unseal(text, purpose, owner)).toBeNull()
  }
  secretOfSite = 'another secret that is long enough as well'
  expect(unseal(sealed, 'factor', 'one')).toBeNull()
})
