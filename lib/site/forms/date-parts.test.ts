import { datePartName, parseDatePartName, toDate, toDateParts, type DateParts } from './date-parts'

test.each<{ parts: DateParts; date: string }>([
  { parts: { day: '13', month: '5', year: '1990' }, date: '1990-05-13' },
  { parts: { day: ' 3 ', month: '11', year: '1990' }, date: '1990-11-03' },
  { parts: { day: '', month: '5', year: '1990' }, date: '1990-05-' },
  { parts: { day: '13', month: 'May', year: '90' }, date: '90-May-13' },
  { parts: { day: '', month: ' ', year: '' }, date: '' },
  { parts: {}, date: '' },
])('$parts is the date “$date”', ({ parts, date }) => {
  expect(toDate(parts)).toBe(date)
  const typed = Object.fromEntries(Object.entries(parts).map(([part, text]) => [part, text.trim()]))
  expect(toDateParts(date)).toEqual({ day: '', month: '', year: '', ...typed })
})

test('an oddly typed part stands in its field again', () => {
  expect(toDateParts(toDate({ day: '1', month: '2', year: '19-90' }))).toEqual({ day: '1', month: '2', year: '19-90' })
})

test('a control is named after its field and its part', () => {
  expect(parseDatePartName(datePartName('birthDate', 'month'))).toEqual({ field: 'birthDate', part: 'month' })
  for (const name of ['birthDate', 'answers.day', 'answers.a:b', 'day', '']) expect(parseDatePartName(name)).toBeNull()
})
