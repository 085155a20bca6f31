import { sessionPath } from './session-path'

test.each([
  { timezone: 'Asia/Tbilisi', startsAt: '2027-05-13T06:30:00Z', day: '2027-05-13' },
  // Half past midnight in Tbilisi is still the evening before in UTC.
  { timezone: 'Asia/Tbilisi', startsAt: '2027-05-13T20:30:00Z', day: '2027-05-14' },
  { timezone: 'America/New_York', startsAt: '2027-05-13T02:00:00Z', day: '2027-05-12' },
])('$startsAt in $timezone is shown on the day $day', ({ timezone, startsAt, day }) => {
  expect(sessionPath({ _id: 'a-key', startsAt }, { identifier: 'summit-2027', timezone })).toBe(
    `/event/summit-2027/agenda?day=${day}#session-a-key`,
  )
})
