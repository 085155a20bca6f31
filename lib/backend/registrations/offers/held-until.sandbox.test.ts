import { DAY } from '@/lib/site/text/durations'
import { invitationEnd, offerEnd } from './held-until'

const NOW = Date.parse('2028-05-10T08:00:00Z')

beforeAll(() => jest.useFakeTimers({ now: NOW }))
afterAll(() => jest.useRealTimers())

test.each([
  { when: 'an event that is far away', startsAt: 100, endsAt: 120, status: 'scheduled', invited: 14, offered: 2 },
  { when: 'the hours before an event', startsAt: 0.125, endsAt: 5, status: 'scheduled', invited: 0.125, offered: 0.125 },
  { when: 'an event that has begun', startsAt: -1, endsAt: 1, status: 'scheduled', invited: 1, offered: 1 },
  { when: 'the first days of a long event', startsAt: -10, endsAt: 90, status: 'scheduled', invited: 14, offered: 2 },
  { when: 'an event that is over', startsAt: -10, endsAt: null, status: 'scheduled', invited: 0, offered: 0 },
  { when: 'a postponed event', startsAt: -10, endsAt: null, status: 'postponed', invited: 14, offered: 2 },
  { when: 'an event without a date', startsAt: null, endsAt: null, status: 'scheduled', invited: 14, offered: 2 },
] as const)('a seat is held so many days: $when', ({ startsAt, endsAt, status, invited, offered }) => {
  const at = (days: number | null) => (days === null ? null : new Date(NOW + days * DAY).toISOString())
  const event = { startsAt: at(startsAt), endsAt: at(endsAt), status }
  expect([invitationEnd(event), offerEnd(event)]).toEqual([at(invited), at(offered)])
})
