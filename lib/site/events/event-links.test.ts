import { eventRelatedLinks } from './event-links'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const upcoming = {
  status: 'scheduled',
  startsAt: '2027-05-13T06:00:00Z',
  endsAt: '2027-05-15T18:00:00Z',
  isRegistrationActive: false,
  isApplyActive: false,
} as const
const open = { ...upcoming, isRegistrationActive: true, isApplyActive: true }

test.each([
  { what: 'takes registrations', event: { ...upcoming, isRegistrationActive: true }, ways: ['register', 'agenda'] },
  { what: 'takes both', event: open, ways: ['register', 'agenda'] },
  { what: 'takes applications only', event: { ...upcoming, isApplyActive: true }, ways: ['apply', 'agenda'] },
  { what: 'takes nobody yet', event: upcoming, ways: ['about', 'agenda'] },
  { what: 'is over', event: { ...open, startsAt: '2026-05-14T06:00:00Z', endsAt: '2026-05-15T18:00:00Z' }, ways: ['next', 'about'] },
  { what: 'is postponed', event: { ...open, status: 'postponed' as const }, ways: ['subscribe', 'about'] },
  { what: 'is cancelled', event: { ...open, status: 'cancelled' as const }, ways: ['next', 'about'] },
])('from an event that $what one goes on to $ways', ({ event, ways }) => {
  expect(eventRelatedLinks(event, NOW)).toEqual(ways)
})
