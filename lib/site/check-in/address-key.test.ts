import { addressKey } from './address-key'

test('an address has one short key at each event, in whatever case and spelling of its domain', () => {
  expect(addressKey('summit', 'info@xn--lodafveble.xn--node')).toBe(addressKey('summit', 'info@მაგალითი.გე'))
  expect(addressKey('summit', 'Nino@Example.org')).toBe(addressKey('summit', 'nino@example.org'))
  expect(addressKey('jazz', 'nino@example.org')).not.toBe(addressKey('summit', 'nino@example.org'))
})

test('of many guests none shares a key with another', () => {
  const keys = Array.from({ length: 2000 }, (_, index) => addressKey('summit', `guest-${index}@example.org`))
  expect(new Set(keys).size).toBe(2000)
  expect(Math.max(...keys.map(({ length }) => length))).toBeLessThanOrEqual(7)
})
