import { heldDays, takesPlace } from './held-days'

const startsAt = '2027-05-13T06:00:00Z'

test.each([
  [startsAt, 'scheduled', 'held'],
  [startsAt, 'cancelled', 'struck'],
  [startsAt, 'postponed', 'none'],
  [null, 'scheduled', 'none'],
] as const)('the days of an event from %s that is %s: %s', (from, status, held) => {
  expect(heldDays({ startsAt: from, status })).toBe(held)
  expect(takesPlace({ startsAt: from, status })).toBe(held === 'held')
})
