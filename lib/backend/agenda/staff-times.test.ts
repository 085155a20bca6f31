import { shownTime, skippedError, timeError, typedTime, UNREADABLE_TIME } from './staff-times'

const notBefore = { field: 'startsAt', label: 'Begins' }

test.each([
  ['a later time', '2028-05-19T06:00:00Z', { startsAt: '2028-05-18T06:00:00Z' }, null],
  ['an end before the beginning', '2020-05-18T06:00:00Z', { startsAt: '2028-05-18T06:00:00Z' }, 'before “Begins”'],
  ['an end before the beginning, with offsets', '2028-05-18T09:59:00+04:00', { startsAt: '2028-05-18T06:00:00Z' }, 'before “Begins”'],
  ['an hour that clocks skip', typedTime('2027-03-14T02:30', 'America/New_York'), {}, 'Clocks go forward over 02:30'],
  ['a day that does not exist', UNREADABLE_TIME, {}, 'no such date'],
])('%s', (_, value, document, expected) => {
  const error = timeError(value, document, { notBefore })
  if (expected === null) expect(error).toBeNull()
  else expect(error).toContain(expected)
})

test('an hour that clocks skip stays as it was typed, and is told from every other', () => {
  const skipped = typedTime('2027-03-14T02:30', 'America/New_York')
  expect(shownTime(skipped, 'America/New_York')).toBe('2027-03-14T02:30')
  expect(skippedError(skipped)).not.toBeNull()
  for (const value of [typedTime('2027-03-14T03:30', 'America/New_York'), UNREADABLE_TIME, null]) expect(skippedError(value)).toBeNull()
})

test.each([
  ['2027-11-05T20:00', 'Asia/Tbilisi', 'America/New_York', '2027-11-06T00:00:00.000Z'],
  ['2027-03-14T02:30', 'America/New_York', 'Asia/Tbilisi', '2027-03-13T22:30:00.000Z'],
])('%s, typed in %s, is the same hour in %s', (wallTime, from, to, instant) => {
  expect(typedTime(shownTime(typedTime(wallTime, from), from), to)).toBe(instant)
})
