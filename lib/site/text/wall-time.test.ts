import { addDays, daysBetween, fromWallTime, isTimeZoneName, toWallTime } from './wall-time'

test.each([
  ['2027-05-13T10:00', 'Asia/Tbilisi', '2027-05-13T06:00:00.000Z'],
  ['2027-05-13T10:00', 'America/New_York', '2027-05-13T14:00:00.000Z'],
  ['2027-12-31T23:30', 'Asia/Kathmandu', '2027-12-31T17:45:00.000Z'],
  ['2027-03-28T03:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
  ['2027-03-28T01:30', 'Europe/Berlin', '2027-03-28T00:30:00.000Z'],
  ['2027-10-31T12:00', 'Europe/Berlin', '2027-10-31T11:00:00.000Z'],
])('%s in %s is %s', (wallTime, timeZone, instant) => {
  expect(fromWallTime(wallTime, timeZone)).toBe(instant)
  expect(toWallTime(instant, timeZone)).toBe(wallTime)
})

test('an hour that clocks skip is the hour after it', () => {
  expect(toWallTime(fromWallTime('2027-03-28T02:30', 'Europe/Berlin') ?? '', 'Europe/Berlin')).toMatch(/T0[13]:30$/)
})

test.each(['', 'tomorrow', '2027-02-31T10:00', '2027-13-01T10:00', '2027-05-13T25:00'])('there is no time “%s”', (wallTime) => {
  expect(fromWallTime(wallTime, 'Asia/Tbilisi')).toBeNull()
})

test('days are counted over the ends of months and over changes of clocks', () => {
  expect(addDays('2028-05-18', 21)).toBe('2028-06-08')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysBetween('2028-05-18', '2028-06-08')).toBe(21)
  expect(daysBetween('2027-03-29', '2027-03-27')).toBe(-2)
})

test.each([
  ['Asia/Tbilisi', true],
  ['Asia/Tbilisi City', false],
  ['', false],
  [undefined, false],
])('%s is a time zone: %s', (name, expected) => {
  expect(isTimeZoneName(name)).toBe(expected)
})
