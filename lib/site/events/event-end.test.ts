import { endOfEvent } from './event-end'

test.each([
  { startsAt: '2027-06-10T14:00:00Z', endsAt: null, timezone: 'Asia/Tbilisi', end: '2027-06-10T20:00:00.000Z' },
  // Already the eleventh there.
  { startsAt: '2027-06-10T21:00:00Z', endsAt: null, timezone: 'Asia/Tbilisi', end: '2027-06-11T20:00:00.000Z' },
  // A day of 25 hours.
  { startsAt: '2027-10-31T08:00:00Z', endsAt: null, timezone: 'Europe/Berlin', end: '2027-10-31T23:00:00.000Z' },
  // Midnight is skipped there.
  { startsAt: '2027-09-04T15:00:00Z', endsAt: null, timezone: 'America/Santiago', end: '2027-09-05T04:00:00.000Z' },
])('an event from $startsAt to $endsAt in $timezone is over at $end', ({ end, ...event }) => {
  expect(endOfEvent(event)).toBe(Date.parse(end))
})
