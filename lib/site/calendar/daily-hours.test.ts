import { toDailyHours } from './daily-hours'
import { HOUR } from '../text/durations'

const hours = (start: string, end: string) => ({ start: Date.parse(start), end: Date.parse(end) })

test.each([
  { name: 'three days', start: '2027-05-13T10:00+04:00', end: '2027-05-15T22:00+04:00', zone: 'Asia/Tbilisi', days: 3, length: 12, isFree: false },
  { name: 'two nights of music', start: '2027-07-24T18:00+04:00', end: '2027-07-26T01:00+04:00', zone: 'Asia/Tbilisi', days: 2, length: 7, isFree: false },
  { name: 'days that end later than night', start: '2027-05-13T18:00+04:00', end: '2027-05-15T12:00+04:00', zone: 'Asia/Tbilisi', days: 1, length: 42, isFree: true },
  { name: 'days around a change of the clocks', start: '2027-03-27T10:00+01:00', end: '2027-03-29T18:00+02:00', zone: 'Europe/Berlin', days: 3, length: 8, isFree: false },
  { name: 'an unknown zone', start: '2027-05-13T06:00Z', end: '2027-05-15T18:00Z', zone: undefined, days: 3, length: 12, isFree: false },
])('$name', ({ start, end, zone, days, length, isFree }) => {
  const result = toDailyHours(hours(start, end), zone)
  expect([result.days.length, result.isFree]).toEqual([days, isFree])
  for (const day of result.days) expect((day.end - day.start) / HOUR).toBe(length)
})

test('each day has the hours of its own sessions', () => {
  const event = hours('2027-05-13T09:00+04:00', '2027-05-15T14:00+04:00')
  const sessions = [
    hours('2027-05-13T10:00+04:00', '2027-05-13T18:00+04:00'),
    hours('2027-05-14T11:00+04:00', '2027-05-14T13:00+04:00'),
    hours('2027-05-14T22:00+04:00', '2027-05-15T00:30+04:00'),
    hours('2027-05-15T01:00+04:00', '2027-05-15T02:00+04:00'),
    hours('2027-05-15T10:30+04:00', '2027-05-15T12:00+04:00'),
    hours('2027-05-20T10:00+04:00', '2027-05-20T12:00+04:00'),
  ]
  expect(toDailyHours(event, 'Asia/Tbilisi', sessions)).toEqual({
    days: [
      hours('2027-05-13T09:00+04:00', '2027-05-13T18:00+04:00'),
      hours('2027-05-14T11:00+04:00', '2027-05-15T02:00+04:00'),
      hours('2027-05-15T10:30+04:00', '2027-05-15T14:00+04:00'),
    ],
    isFree: false,
  })
})

test('sessions leave nights free where the hours of the event alone do not', () => {
  const event = hours('2027-05-13T18:00+04:00', '2027-05-15T12:00+04:00')
  const evening = hours('2027-05-13T19:00+04:00', '2027-05-13T22:00+04:00')
  expect(toDailyHours(event, 'Asia/Tbilisi', [evening]).days).toHaveLength(1)
  const everyDay = [evening, hours('2027-05-14T10:00+04:00', '2027-05-14T18:00+04:00'), hours('2027-05-15T09:00+04:00', '2027-05-15T11:00+04:00')]
  expect(toDailyHours(event, 'Asia/Tbilisi', everyDay)).toEqual({
    days: [hours('2027-05-13T18:00+04:00', '2027-05-13T22:00+04:00'), everyDay[1], hours('2027-05-15T09:00+04:00', '2027-05-15T12:00+04:00')],
    isFree: false,
  })
})
