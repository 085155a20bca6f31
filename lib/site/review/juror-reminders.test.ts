import { dueReminder } from './juror-reminders'

const ROUND = { opensAt: '2027-02-01T08:00:00Z', closesAt: '2027-03-05T20:00:00Z' }

test.each([
  ['2027-02-26T19:59:00Z', ROUND, null],
  ['2027-02-26T20:00:00Z', ROUND, 'week'],
  ['2027-03-04T19:59:00Z', ROUND, 'week'],
  ['2027-03-04T20:00:00Z', ROUND, 'day'],
  ['2027-03-05T20:00:00Z', ROUND, null],
  ['2027-03-02T08:00:00Z', { ...ROUND, opensAt: '2027-03-01T08:00:00Z' }, null],
  ['2027-03-02T08:00:00Z', { ...ROUND, closesAt: null }, null],
])('at %s', (now, round, expected) => expect(dueReminder(round, Date.parse(now))).toBe(expected))
