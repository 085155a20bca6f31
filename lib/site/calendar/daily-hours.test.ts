import { toDailyHours } from './daily-hours'

const HOUR = 3_600_000

test.each([
  { name: 'an evening', start: '2027-07-24T19:00+04:00', end: '2027-07-25T01:00+04:00', zone: 'Asia/Tbilisi', days: 1, hours: 6, isFree: false },
  { name: 'three days', start: '2027-05-13T10:00+04:00', end: '2027-05-15T22:00+04:00', zone: 'Asia/Tbilisi', days: 3, hours: 12, isFree: false },
  { name: 'two nights of music', start: '2027-07-24T18:00+04:00', end: '2027-07-26T01:00+04:00', zone: 'Asia/Tbilisi', days: 2, hours: 7, isFree: false },
  { name: 'days that end later than night', start: '2027-05-13T18:00+04:00', end: '2027-05-15T12:00+04:00', zone: 'Asia/Tbilisi', days: 1, hours: 42, isFree: true },
  { name: 'whole days', start: '2027-05-13T00:00+04:00', end: '2027-05-15T00:00+04:00', zone: 'Asia/Tbilisi', days: 1, hours: 48, isFree: true },
  { name: 'days around a change of the clocks', start: '2027-03-27T10:00+01:00', end: '2027-03-29T18:00+02:00', zone: 'Europe/Berlin', days: 3, hours: 8, isFree: false },
  { name: 'an unknown zone', start: '2027-05-13T06:00Z', end: '2027-05-15T18:00Z', zone: undefined, days: 3, hours: 12, isFree: false },
])('$name', ({ start, end, zone, days, hours, isFree }) => {
  const result = toDailyHours(Date.parse(start), Date.parse(end), zone)
  expect([result.days, (result.end - result.start) / HOUR, result.isFree]).toEqual([days, hours, isFree])
})
