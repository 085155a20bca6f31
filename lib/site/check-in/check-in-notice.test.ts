import { checkInNotice } from './check-in-notice'

const event = { _id: 'e', identifier: 'e', title: 'E', startsAt: '2028-02-23T21:00:00Z', endsAt: '2028-02-25T18:00:00Z', timezone: 'Asia/Tbilisi' }

test.each([
  ['the evening before', {}, '2028-02-23T19:59:00Z', { kind: 'begins', at: event.startsAt }],
  ['the first day by the clock of the event', {}, '2028-02-23T20:01:00Z', null],
  ['the day after', {}, '2028-02-25T20:01:00Z', { kind: 'ended', at: '2028-02-25T17:59:59.999Z' }],
  ['the day after a night that ended at midnight', { endsAt: '2028-02-25T20:00:00Z' }, '2028-02-25T20:01:00Z', { kind: 'ended', at: '2028-02-25T19:59:59.999Z' }],
  ['the day after one without an end', { endsAt: null }, '2028-02-24T20:01:00Z', { kind: 'ended', at: event.startsAt }],
  ['the day of a cancelled event', { status: 'cancelled' as const }, '2028-02-24T06:00:00Z', { kind: 'cancelled' }],
  ['the day of a postponed event', { status: 'postponed' as const }, '2028-02-24T06:00:00Z', { kind: 'postponed' }],
  ['a day without any', { startsAt: null, endsAt: null }, '2028-02-24T06:00:00Z', null],
])('on %s', (_what, changes, now, notice) => {
  expect(checkInNotice({ ...event, ...changes }, Date.parse(now))).toEqual(notice)
})
