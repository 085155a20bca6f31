import { canConfirmPlace, canCorrectApplication, canWithdrawApplication, placeOfferEnd } from './own-application-status'

const NOW = Date.parse('2027-01-01T00:00:00Z')
const OPEN = { status: 'scheduled', startsAt: '2027-05-01T00:00:00Z', endsAt: null, timezone: 'Asia/Tbilisi', isApplyActive: true, application: { opensAt: null, closesAt: '2027-02-01T00:00:00Z' } } as const
const CLOSED = { ...OPEN, application: { opensAt: null, closesAt: '2026-12-01T00:00:00Z' } }
const OVER = { ...CLOSED, startsAt: '2026-12-10T00:00:00Z' }

test.each([
  ['received', OPEN, true, true],
  ['waitingList', OPEN, false, true],
  ['declined', OPEN, false, false],
  ['received', CLOSED, false, true],
  ['received', OVER, false, false],
] as const)('an application that is %s', (state, event, corrects, withdraws) => {
  expect([canCorrectApplication(state, event, null, NOW), canWithdrawApplication(state, event, NOW)]).toEqual([corrects, withdraws])
})

test.each([
  ['accepted', '2027-01-02T00:00:00Z', true],
  ['accepted', '2026-12-31T00:00:00Z', false],
  ['accepted', null, false],
  ['received', '2027-01-02T00:00:00Z', false],
] as const)('a place of somebody %s that is confirmed by %s', (state, confirmBy, isAsked) => expect(canConfirmPlace({ state, confirmBy }, CLOSED, NOW)).toBe(isAsked))

test.each([
  ['long before', CLOSED, '2027-01-06T00:00:00.000Z'],
  ['shortly before', { ...CLOSED, startsAt: '2027-01-03T12:00:00Z' }, '2027-01-03T12:00:00.000Z'],
  ['the day before', { ...CLOSED, startsAt: '2027-01-01T23:00:00Z' }, null],
  ['after', OVER, null],
  ['on cancellation of', { ...CLOSED, status: 'cancelled' }, null],
] as const)('a place that becomes free %s the event', (_, event, expected) => expect(placeOfferEnd(event, NOW)).toBe(expected))
