import { hasProgramme, isPersonFound, takesApplications, takesRegistrations } from './indexing'

const NOW = Date.parse('2027-03-01T00:00:00Z')
const event = { status: 'scheduled', startsAt: '2027-05-13T06:00:00Z', endsAt: '2027-05-15T18:00:00Z' } as const
const past = { ...event, startsAt: '2026-05-14T06:00:00Z', endsAt: '2026-05-15T18:00:00Z' } as const

test.each([
  ['open', event, true, true],
  ['closed', event, false, false],
  ['past', past, true, false],
  ['cancelled', { ...event, status: 'cancelled' as const }, true, false],
  ['postponed', { ...event, status: 'postponed' as const }, true, false],
  ['without a date', { ...event, startsAt: null, endsAt: null }, true, true],
])('the forms of an event that is %s', (_, timing, flag, expected) => {
  expect(takesRegistrations({ ...timing, isRegistrationActive: flag }, NOW)).toBe(expected)
  expect(takesApplications({ ...timing, isApplyActive: flag }, NOW)).toBe(expected)
})

test('somebody of whom nothing is told is not worth finding', () => {
  expect(['', false, '<p>x</p>', true].map((bio) => isPersonFound({ bio }))).toEqual([false, false, true, true])
})

test('an agenda is worth finding with sessions, or with a line-up', () => {
  expect([[0, 0], [1, 0], [0, 1]].map(([sessions = 0, lineupsCount = 0]) => hasProgramme({ lineupsCount }, { sessions }))).toEqual([false, true, true])
})
