import { addDays, daysBetween, fromWallTime, instantsOf, isSkipped, isTimeZoneName, toWallTime } from './wall-time'

test.each([
  ['2027-05-13T10:00', 'Asia/Tbilisi', '2027-05-13T06:00:00.000Z'],
  ['2027-03-28T03:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
])('%s in %s is %s', (wallTime, timeZone, instant) => {
  expect(fromWallTime(wallTime, timeZone)).toBe(instant)
  expect(toWallTime(instant, timeZone)).toBe(wallTime)
})

test.each([
  ['2027-03-28T02:30', 'Europe/Berlin', '2027-03-28T03:30'],
  ['2027-10-03T02:15', 'Australia/Lord_Howe', '2027-10-03T02:45'],
])('clocks skip %s in %s, which stands for %s', (wallTime, timeZone, shown) => {
  expect(isSkipped(wallTime, timeZone)).toBe(true)
  expect(instantsOf(wallTime, timeZone)).toEqual([])
  expect(toWallTime(fromWallTime(wallTime, timeZone) ?? '', timeZone)).toBe(shown)
})

test.each([
  ['2027-11-07T01:30', 'America/New_York', ['2027-11-07T05:30:00.000Z', '2027-11-07T06:30:00.000Z']],
])('clocks show %s in %s twice, and it stands for the first time', (wallTime, timeZone, instants) => {
  expect(instantsOf(wallTime, timeZone)).toEqual(instants)
  expect(fromWallTime(wallTime, timeZone)).toBe(instants[0])
  expect(isSkipped(wallTime, timeZone)).toBe(false)
})

test.each(['', 'tomorrow', '2027-02-31T10:00', '2027-13-01T10:00', '2027-05-13T25:00'])('there is no time “%s”', (wallTime) => {
  expect(fromWallTime(wallTime, 'Asia/Tbilisi')).toBeNull()
  expect(isSkipped(wallTime, 'Asia/Tbilisi')).toBe(false)
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
  [undefined, false],
])('%s is a time zone: %s', (name, expected) => {
  expect(isTimeZoneName(name)).toBe(expected)
})
