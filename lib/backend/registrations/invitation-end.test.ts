import { DAY } from '@/lib/site/text/durations'
import { invitationEnd } from './invitation-end'

const NOW = Date.parse('2028-05-10T08:00:00Z')

beforeAll(() => jest.useFakeTimers({ now: NOW }))
afterAll(() => jest.useRealTimers())

test.each([
  { when: 'an event that is far away', startsAt: 100, endsAt: 120, status: 'scheduled', held: 14 },
  { when: 'the days before an event', startsAt: 2, endsAt: 5, status: 'scheduled', held: 2 },
  { when: 'an event that has begun', startsAt: -1, endsAt: 2, status: 'scheduled', held: 2 },
  { when: 'the first days of a long event', startsAt: -10, endsAt: 90, status: 'scheduled', held: 14 },
  { when: 'an event that is over', startsAt: -10, endsAt: null, status: 'scheduled', held: 0 },
  { when: 'a postponed event', startsAt: -10, endsAt: null, status: 'postponed', held: 14 },
  { when: 'an event without a date', startsAt: null, endsAt: null, status: 'scheduled', held: 14 },
] as const)('an invitation holds a seat so many days: $when', ({ startsAt, endsAt, status, held }) => {
  const at = (days: number | null) => (days === null ? null : new Date(NOW + days * DAY).toISOString())
  expect(invitationEnd({ startsAt: at(startsAt), endsAt: at(endsAt), status })).toBe(at(held))
})
