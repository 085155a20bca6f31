import { seatHeldUntil } from './seat-hold'

const HOUR = 3600_000
const NOW = Date.parse('2028-05-10T08:00:00Z')

beforeAll(() => jest.useFakeTimers({ now: NOW }))
afterAll(() => jest.useRealTimers())

test.each([
  { when: 'an event that is far away', startsAt: 100, endsAt: 120, status: 'scheduled', held: 48 },
  { when: 'the eve of an event', startsAt: 10, endsAt: 60, status: 'scheduled', held: 10 },
  { when: 'an event that has begun', startsAt: -10, endsAt: 20, status: 'scheduled', held: 20 },
  { when: 'the last days of a long event', startsAt: -10, endsAt: 200, status: 'scheduled', held: 48 },
  { when: 'an event that is over', startsAt: -10, endsAt: null, status: 'scheduled', held: 0 },
  { when: 'a postponed event', startsAt: -10, endsAt: null, status: 'postponed', held: 48 },
  { when: 'an event without a date', startsAt: null, endsAt: null, status: 'scheduled', held: 48 },
] as const)('a seat is held so long: $when', ({ startsAt, endsAt, status, held }) => {
  const at = (hours: number | null) => (hours === null ? null : new Date(NOW + hours * HOUR).toISOString())
  expect(seatHeldUntil({ startsAt: at(startsAt), endsAt: at(endsAt), status }, 48 * HOUR)).toBe(at(held))
})
