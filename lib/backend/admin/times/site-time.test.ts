import { shownInstant } from './shown-instant'
import { formatSiteClock, formatSiteTime } from './site-time'

test('staff read a time by the clock of the site, with its offset', () => {
  expect(formatSiteTime('2027-05-13T06:00:00Z')).toBe('13 May 2027, 10:00 (UTC+4)')
})

test('a time of today is written by the same clock, to the second', () => {
  expect(formatSiteClock('2027-05-13T06:12:46Z')).toBe('10:12:46 (UTC+4)')
})

test.each([
  ['13 May 2027, 10:00 (GMT+4)', '2027-05-13T06:00:00.000Z'],
  ['1 January 2027, 00:15 (GMT-3:30)', '2027-01-01T03:45:00.000Z'],
  ['13 May 2027, 10:00 (GMT)', '2027-05-13T10:00:00.000Z'],
  ['Versions', null],
])('the time “%s” of the CMS is read', (text, instant) => {
  expect(shownInstant(text)).toBe(instant)
})
