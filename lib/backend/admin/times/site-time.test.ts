import { formatSiteClock, formatSiteTime } from './site-time'

test('staff read a time by the clock of the site, with its offset', () => {
  expect(formatSiteTime('2027-05-13T06:00:00Z')).toBe('13 May 2027, 10:00 (UTC+4)')
})

test('a time of today is written by the same clock, to the second', () => {
  expect(formatSiteClock('2027-05-13T06:12:46Z')).toBe('10:12:46 (UTC+4)')
})
