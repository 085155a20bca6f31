import { ownRegistrationStatus } from './own-registration-status'

test.each([
  ['confirmed', false, 'upcoming', 'confirmed'],
  ['offered', false, 'upcoming', 'offered'],
  ['offered', true, 'upcoming', 'invited'],
  ['withdrawn', false, 'upcoming', 'withdrawn'],
  ['confirmed', false, 'postponed', 'postponed'],
  ['offered', false, 'postponed', 'offered'],
  ['offered', true, 'cancelled', 'cancelled'],
  ['withdrawn', false, 'cancelled', 'withdrawn'],
  ['withdrawn', false, 'past', 'past'],
] as const)('who is %s (invited: %s) at an event that is %s is shown as %s', (state, isInvited, event, status) => {
  expect(ownRegistrationStatus({ state, isInvited }, event)).toBe(status)
})
