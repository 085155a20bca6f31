import { toEveryDay } from './every-day'

test('days without a registration count as none', () => {
  const byDay = [
    { day: '2027-04-29', count: 2 },
    { day: '2027-05-01', count: 1 },
  ]
  expect(toEveryDay(byDay)).toEqual([byDay[0], { day: '2027-04-30', count: 0 }, byDay[1]])
  expect(toEveryDay([])).toEqual([])
})
