import { formatSiteTime } from './site-time'

test('staff read a time by the clock of the site, with its offset', () => {
  expect(formatSiteTime('2027-05-13T06:00:00Z')).toBe('13 May 2027, 10:00 (UTC+4)')
})
