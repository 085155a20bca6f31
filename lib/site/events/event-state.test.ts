import { eventState, hasEnded, isNoteworthy } from './event-state'

const NOW = Date.parse('2027-05-15T12:00:00Z')

test.each([
  { status: 'scheduled', startsAt: '2027-05-13T06:00:00Z', endsAt: '2027-05-15T15:00:00Z', state: 'upcoming' },
  { status: 'scheduled', startsAt: '2027-05-13T06:00:00Z', endsAt: '2027-05-15T12:00:00Z', state: 'upcoming' },
  { status: 'scheduled', startsAt: '2027-05-13T06:00:00Z', endsAt: '2027-05-15T11:59:59Z', state: 'past' },
  // 15:30 in Tbilisi is 11:30 in UTC.
  { status: 'scheduled', startsAt: '2027-05-13T10:00:00+04:00', endsAt: '2027-05-15T15:30:00+04:00', state: 'past' },
  { status: 'scheduled', startsAt: '2027-05-15T11:00:00Z', endsAt: null, state: 'upcoming' },
  { status: 'scheduled', startsAt: '2027-05-14T19:00:00Z', endsAt: null, state: 'past' },
  { status: 'scheduled', startsAt: null, endsAt: null, state: 'upcoming' },
  { status: 'postponed', startsAt: '2026-06-01T06:00:00Z', endsAt: '2026-06-02T06:00:00Z', state: 'postponed' },
  { status: 'cancelled', startsAt: '2026-06-01T06:00:00Z', endsAt: null, state: 'cancelled' },
] as const)('$status, from $startsAt to $endsAt: $state', ({ state, ...times }) => {
  const event = { ...times, timezone: 'Asia/Tbilisi' }
  expect(eventState(event, NOW)).toBe(state)
  expect(hasEnded(event, NOW)).toBe(['past', 'cancelled'].includes(state))
})

test('lists say what a date does not: that an event is postponed or cancelled', () => {
  const states = ['upcoming', 'past', 'postponed', 'cancelled', undefined] as const
  expect(states.filter(isNoteworthy)).toEqual(['postponed', 'cancelled'])
})
