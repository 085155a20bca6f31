import { formatDoorDay, formatDoorTime } from './door-time'

const NOW = Date.parse('2027-05-14T08:00:00.000Z')

test.each([
  ['2027-05-14T07:05:00.000Z', '11:05', '14.05.2027'],
  ['2027-05-13T20:30:00.000Z', '00:30', '14.05.2027'],
  ['2027-05-13T06:00:00.000Z', '13.05, 10:00', '13.05.2027'],
])('%s is written %s', (instant, time, day) => {
  expect(formatDoorTime(instant, 'Asia/Tbilisi', NOW)).toBe(time)
  expect(formatDoorDay(instant, 'Asia/Tbilisi')).toBe(day)
})
