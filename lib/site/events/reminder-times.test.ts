import { isDue, mayRemind, reminderWindow } from './reminder-times'

const event = (startsAt: string | null, endsAt: string | null, timezone: string) => ({ startsAt, endsAt, timezone })
const tbilisi = event('2027-05-13T06:00:00Z', '2027-05-15T14:00:00Z', 'Asia/Tbilisi')
// Clocks in Berlin go forward on 28 March 2027, the day before this one begins.
const berlin = event('2027-03-29T07:30:00Z', '2027-03-29T16:00:00Z', 'Europe/Berlin')
// And back on 1 November 2026 in New York, between the week before and the day before.
const newYork = event('2026-11-04T23:30:00Z', '2026-11-05T06:30:00Z', 'America/New_York')

test.each([
  ['week', tbilisi, '2027-05-13', '2027-05-06T06:00:00.000Z', '2027-05-09T20:00:00.000Z'],
  ['morning', tbilisi, '2027-05-13', '2027-05-13T03:00:00.000Z', '2027-05-13T06:00:00Z'],
  ['thanks', tbilisi, '2027-05-15', '2027-05-16T06:00:00.000Z', '2027-05-18T20:00:00.000Z'],
  ['week', berlin, '2027-03-29', '2027-03-22T09:00:00.000Z', '2027-03-25T23:00:00.000Z'],
  ['day', berlin, '2027-03-29', '2027-03-28T08:00:00.000Z', '2027-03-28T22:00:00.000Z'],
  ['week', newYork, '2026-11-04', '2026-10-28T14:00:00.000Z', '2026-11-01T04:00:00.000Z'],
  // It ends after midnight: the thanks come on the day after the last night.
  ['thanks', newYork, '2026-11-05', '2026-11-06T15:00:00.000Z', '2026-11-09T05:00:00.000Z'],
  // It ends as that day does.
  ['thanks', event('2027-06-10T14:00:00Z', '2027-06-10T20:00:00Z', 'Asia/Tbilisi'), '2027-06-10', '2027-06-11T06:00:00.000Z', '2027-06-13T20:00:00.000Z'],
  // Whoever begins early is reminded earlier still.
  ['morning', event('2027-05-13T04:00:00Z', null, 'Asia/Tbilisi'), '2027-05-13', '2027-05-13T02:00:00.000Z', '2027-05-13T04:00:00Z'],
  ['thanks', event('2027-05-13T04:00:00Z', null, 'Asia/Tbilisi'), '2027-05-13', '2027-05-14T06:00:00.000Z', '2027-05-16T20:00:00.000Z'],
] as const)('%s, from %j: about %s, out between %s and %s', (kind, of, day, from, until) => {
  expect(reminderWindow(kind, of)).toEqual({ day, from, until })
})

test('an event without a date has no reminders', () => {
  expect(reminderWindow('week', event(null, null, 'Asia/Tbilisi'))).toBeNull()
})

test('a reminder is due from its time on, until it would be wrong', () => {
  const window = { day: '2027-05-13', from: '2027-05-12T06:00:00Z', until: '2027-05-12T20:00:00Z' }
  const dueAt = (instant: string) => isDue(window, Date.parse(instant))
  expect(['2027-05-12T05:59:59Z', '2027-05-12T06:00:00Z', '2027-05-12T19:59:59Z', '2027-05-12T20:00:00Z'].map(dueAt)).toEqual([false, true, true, false])
})

test.each([
  ['to come', {}, '2027-05-01T00:00:00Z', true],
  ['over since long', {}, '2027-05-19T00:00:00Z', false],
  ['cancelled', { status: 'cancelled' }, '2027-05-01T00:00:00Z', false],
  ['postponed', { status: 'postponed' }, '2027-05-01T00:00:00Z', true],
] as const)('of an event that is %s, more reminders may come or not', (_, changes, now, expected) => {
  expect(mayRemind({ ...tbilisi, status: 'scheduled', ...changes }, Date.parse(now))).toBe(expected)
})
