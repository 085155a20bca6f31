import { EventSchema } from '@/lib/contract/events'
import { badgeInstant, eventBadge } from './event-badge'

const NOW = Date.parse('2027-03-01T00:00:00Z')
const [PAST, FUTURE] = ['2027-02-01T00:00:00Z', '2027-04-01T00:00:00Z']
const DATES = { startsAt: '2027-05-13T06:00:00Z', endsAt: '2027-05-15T18:00:00Z' }
const event = EventSchema.parse({ _id: '1', identifier: 'a', title: 'A', ...DATES, isRegistrationActive: true, isApplyActive: true })
const soon = { opensAt: FUTURE, closesAt: null }
const closed = { opensAt: null, closesAt: PAST }

test.each([
  { what: 'takes registrations and applications', change: {}, badge: 'registrationOpen' },
  { what: 'is full and takes applications', change: { isFull: true }, badge: 'waitingList' },
  { what: 'takes applications before registration opens', change: { registration: soon }, badge: 'applicationsOpen' },
  { what: 'takes applications after registration has closed', change: { registration: closed }, badge: 'applicationsOpen' },
  { what: 'takes neither yet', change: { registration: soon, application: soon }, badge: 'registrationSoon' },
  { what: 'takes neither any more', change: { registration: closed, application: closed }, badge: 'registrationClosed' },
  { what: 'takes nobody through the site', change: { isRegistrationActive: false, isApplyActive: false }, badge: null },
  { what: 'is over', change: { startsAt: PAST, endsAt: PAST }, badge: 'past' },
  { what: 'is postponed', change: { status: 'postponed' as const }, badge: 'postponed' },
])('an event that $what is marked: $badge', ({ change, badge }) => {
  expect(eventBadge({ ...event, ...change }, NOW)).toBe(badge)
})

test('a badge names the opening of what it speaks of', () => {
  const dated = { registration: { opensAt: FUTURE, closesAt: null }, application: { opensAt: PAST, closesAt: null } }
  expect(badgeInstant('registrationSoon', dated)).toBe(FUTURE)
  expect(badgeInstant('applicationsSoon', dated)).toBe(PAST)
  expect(badgeInstant('registrationOpen', dated)).toBeNull()
})
