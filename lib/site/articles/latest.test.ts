import { latest } from './latest'

test.each([
  [[], undefined],
  [[null, undefined, ''], undefined],
  [['2027-05-13T10:00:00Z', null, '2027-05-13T12:00:00+04:00'], '2027-05-13T10:00:00Z'],
  [['2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z', '2026-06-01T00:00:00Z'], '2027-01-01T00:00:00Z'],
])('of %j the latest is %s', (instants, expected) => {
  expect(latest(instants)).toBe(expected)
})
