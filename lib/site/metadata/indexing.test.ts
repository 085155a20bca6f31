import { hasAgenda, isPersonFound, takesApplications, takesRegistrations } from './indexing'

const NOW = Date.parse('2027-03-01T00:00:00Z')
const event = { status: 'scheduled' as const, timezone: 'Asia/Tbilisi', startsAt: '2027-05-13T06:00:00Z', endsAt: '2027-05-15T18:00:00Z', isFull: false }
const open = { opensAt: null, closesAt: '2027-04-30T19:59:00Z' }
const soon = { opensAt: '2027-03-02T00:00:00Z', closesAt: null }
const closed = { opensAt: null, closesAt: '2027-02-28T19:59:00Z' }
const past = { ...event, startsAt: '2026-05-14T06:00:00Z', endsAt: '2026-05-15T18:00:00Z' }

test.each([
  ['open', event, true, null, true],
  ['not open yet', event, true, soon, false],
  ['closed since the deadline', event, true, closed, false],
  ['past', past, true, null, false],
  ['cancelled', { ...event, status: 'cancelled' as const }, true, open, false],
  ['without a date', { ...event, startsAt: null, endsAt: null }, true, null, true],
])('the forms of an event that is %s', (_, timing, isActive, times, expected) => {
  expect(takesRegistrations({ ...timing, isRegistrationActive: isActive, registration: times }, NOW)).toBe(expected)
  expect(takesApplications({ ...timing, isApplyActive: isActive, application: times }, NOW)).toBe(expected)
})

test('the form of a full event is worth finding, since it leads to the waiting list', () => {
  expect(takesRegistrations({ ...event, isFull: true, isRegistrationActive: true, registration: open }, NOW)).toBe(true)
  expect(takesRegistrations({ ...event, isFull: true, isRegistrationActive: true, registration: closed }, NOW)).toBe(false)
})

test('somebody of whom nothing is told is not worth finding', () => {
  expect(['', false, '<p>x</p>', true].map((bio) => isPersonFound({ bio }))).toEqual([false, false, true, true])
})

test('an agenda is worth finding with sessions, or with a line-up', () => {
  expect([[0, 0], [1, 0], [0, 1]].map(([sessions = 0, lineupsCount = 0]) => hasAgenda({ lineupsCount }, { sessions }))).toEqual([false, true, true])
})
