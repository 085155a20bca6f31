import { nextOpenEvent } from './next-open-event'

const NOW = Date.parse('2027-01-01T00:00:00Z')

const event = { status: 'scheduled', timezone: 'Asia/Tbilisi', startsAt: '2027-06-01T08:00:00Z', endsAt: null, isRegistrationActive: true, isFull: false, registration: null } as const
const past = { ...event, _id: 'past', startsAt: '2026-06-01T08:00:00Z' }
const closed = { ...event, _id: 'closed', isRegistrationActive: false }
const full = { ...event, _id: 'full', isFull: true }
const open = { ...event, _id: 'open' }

test.each([
  { events: [past, closed, open, full], besides: 'past', next: 'open' },
  { events: [full, open], besides: 'past', next: 'full' },
  { events: [open, full], besides: 'open', next: 'full' },
  { events: [past, closed, open], besides: 'open', next: null },
])('the next event that is open besides $besides is $next', ({ events, besides, next }) => {
  expect(nextOpenEvent(events, besides, NOW)?._id ?? null).toBe(next)
})
