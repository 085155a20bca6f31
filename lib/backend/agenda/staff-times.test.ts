import { timeError, UNREADABLE_TIME } from './staff-times'

const notBefore = { field: 'startsAt', label: 'Begins' }

test.each([
  ['nothing', null, { startsAt: '2028-05-18T06:00:00Z' }, null],
  ['a later time', '2028-05-19T06:00:00Z', { startsAt: '2028-05-18T06:00:00Z' }, null],
  ['the same time', '2028-05-18T06:00:00Z', { startsAt: '2028-05-18T06:00:00Z' }, null],
  ['an end without a beginning', '2028-05-18T06:00:00Z', { startsAt: null }, null],
  ['an end before the beginning', '2020-05-18T06:00:00Z', { startsAt: '2028-05-18T06:00:00Z' }, 'before “Begins”'],
  ['an end before the beginning, with offsets', '2028-05-18T09:59:00+04:00', { startsAt: '2028-05-18T06:00:00Z' }, 'before “Begins”'],
  ['a day that does not exist', UNREADABLE_TIME, {}, 'no such date'],
])('%s', (_, value, document, expected) => {
  const error = timeError(value, document, { notBefore })
  if (expected === null) expect(error).toBeNull()
  else expect(error).toContain(expected)
})
