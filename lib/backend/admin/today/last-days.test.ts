import { dayBefore, daysUntil, lastDays } from './last-days'

const now = Date.parse('2027-05-03T21:30:00.000Z')

test('days without a registration count as none, and today is by the clock of the event', () => {
  const byDay = [
    { day: '2027-05-02', count: 3 },
    { day: '2027-05-04', count: 1 },
  ]
  expect(lastDays(byDay, { days: 4, timeZone: 'Asia/Tbilisi', now })).toEqual([0, 3, 0, 1])
  expect(lastDays([], { days: 2, timeZone: 'UTC', now })).toEqual([0, 0])
})

test('the days to an event are those of its calendar', () => {
  const until = (instant: string, timeZone = 'Asia/Tbilisi') => daysUntil(instant, timeZone, now)
  expect(until('2027-05-13T06:00:00.000Z')).toBe(9)
  expect(until('2027-05-04T07:30:00.000Z')).toBe(0)
  expect(until('2027-05-04T07:30:00.000Z', 'UTC')).toBe(1)
  expect(until('2027-05-04T22:30:00.000Z')).toBe(1)
  expect(until('2027-05-01T06:00:00.000Z')).toBe(0)
})

test('a day is named by the clock of the event', () => {
  expect([dayBefore(0, 'Asia/Tbilisi', now), dayBefore(29, 'UTC', now)]).toEqual(['4 May', '4 Apr'])
})

test('a day without all of its hours is no day less', () => {
  const afterTheChange = Date.parse('2027-03-28T22:30:00.000Z')
  const byDay = [27, 28, 29].map((day) => ({ day: `2027-03-${day}`, count: day }))
  expect(lastDays(byDay, { days: 3, timeZone: 'Europe/Berlin', now: afterTheChange })).toEqual([27, 28, 29])
  expect(dayBefore(1, 'Europe/Berlin', afterTheChange)).toBe('28 Mar')
})
