import { toZonedInstant } from '@/lib/site/text/dates'
import { fromWallTime } from '@/lib/site/text/wall-time'
import { planMove } from './move-plan'

const ZONE = 'Europe/Berlin'
const event = (startsAt: string | null, endsAt: string | null = null, timezone = ZONE) => ({ startsAt, endsAt, timezone })
const MAY = event('2028-05-18T08:00:00Z', '2028-05-19T17:00:00Z')
const AGENDA = {
  days: [{ id: 'd', title: 'First day', date: '2028-05-18' }],
  sessions: [{ id: 's', title: 'Talk', startsAt: '2028-05-19T07:00:00.000Z', endsAt: '2028-05-19T08:30:00.000Z', speakers: [], event: 'e', stage: '' }],
}
const moved = (before: Parameters<typeof planMove>[0], after: Parameters<typeof planMove>[1]) => planMove(before, after, AGENDA).moves.map(({ to }) => to)

test('days and sessions move by as many days, at the same hours', () => {
  expect(moved(MAY, event('2028-06-08T08:00:00Z', '2028-06-09T17:00:00Z'))).toEqual([
    { date: '2028-06-08' },
    { startsAt: '2028-06-09T07:00:00.000Z', endsAt: '2028-06-09T08:30:00.000Z' },
  ])
})

test('the hours stay those of the clock when summer time begins or ends in between', () => {
  expect(moved(MAY, event('2028-11-16T09:00:00Z'))[1]).toEqual({ startsAt: '2028-11-17T08:00:00.000Z', endsAt: '2028-11-17T09:30:00.000Z' })
})

test('in another time zone the hours are those of the new clock', () => {
  expect(moved(MAY, event('2028-05-25T06:00:00Z', null, 'Asia/Tbilisi'))[1]).toEqual({ startsAt: '2028-05-26T05:00:00.000Z', endsAt: '2028-05-26T06:30:00.000Z' })
})

test.each([
  ['another hour of the same day', MAY, event('2028-05-18T10:00:00Z', '2028-05-19T17:00:00Z')],
  ['another zone with the hours converted to it', MAY, { ...MAY, timezone: 'Asia/Tbilisi' }],
  ['another zone in which the same instant is of another day', event('2028-05-18T19:00:00Z'), event('2028-05-18T19:00:00Z', null, 'Asia/Tbilisi')],
  ['a first publication with an agenda in its days', null, MAY],
])('nothing moves for %s', (_, before, after) => {
  expect(moved(before, after)).toEqual([])
})

test('an event never published, or already published on its new dates, takes along an agenda that is left outside', () => {
  const june = event('2028-06-08T08:00:00Z', '2028-06-09T17:00:00Z')
  for (const before of [null, june]) expect(moved(before, june)[0]).toEqual({ date: '2028-06-08' })
})

test('moving documents are named, with their present values', () => {
  const { moves, reason } = planMove(MAY, event('2028-05-19T08:00:00Z'), AGENDA)
  expect(reason).toBe('dates')
  expect(moves[0]).toEqual({ collection: 'session-days', id: 'd', title: 'First day', from: { date: '2028-05-18' }, to: { date: '2028-05-19' }, hasOtherHours: false })
})

test('a corrected time zone leaves the days where they are, and takes the sessions along at the same hours', () => {
  const { moves, reason } = planMove(MAY, event('2028-05-18T14:00:00Z', '2028-05-19T23:00:00Z', 'America/New_York'), AGENDA)
  expect(reason).toBe('zone')
  expect(moves).toEqual([
    expect.objectContaining({ id: 's', to: { startsAt: '2028-05-19T13:00:00.000Z', endsAt: '2028-05-19T14:30:00.000Z' }, hasOtherHours: false }),
  ])
})

describe('onto a night in which clocks are changed', () => {
  const NEW_YORK = 'America/New_York'
  /** The hours of a session on a day, by the clock, moved from the 2nd of June 2027 to another day. */
  const movedTo = (day: string, startsAt: string, endsAt: string | null) => {
    const at = (date: string, time: string) => fromWallTime(`${date}T${time}`, NEW_YORK) ?? ''
    const sessions = [{ id: 's', title: 'Talk', startsAt: at('2027-06-02', startsAt), endsAt: endsAt && at('2027-06-02', endsAt), speakers: [], event: 'e', stage: '' }]
    const [move] = planMove(event(at('2027-06-02', '00:00'), null, NEW_YORK), event(at(day, '00:00'), null, NEW_YORK), { days: [], sessions }).moves
    const to = move?.to as { startsAt: string; endsAt: string | null }
    return [toZonedInstant(to.startsAt, NEW_YORK).slice(11, 22), to.endsAt && toZonedInstant(to.endsAt, NEW_YORK).slice(11, 22), move?.hasOtherHours]
  }

  test.each([
    ['ends in the hour that is skipped', '2027-03-14', '01:30', '02:30', ['01:30:00-05', '03:30:00-04', true]],
    ['begins in the hour that is skipped', '2027-03-14', '02:30', '03:30', ['03:30:00-04', '04:30:00-04', true]],
    ['lasts over the change', '2027-03-14', '01:00', '05:00', ['01:00:00-05', '05:00:00-04', false]],
    ['begins in the hour that comes twice', '2027-11-07', '01:30', '02:30', ['01:30:00-05', '02:30:00-05', false]],
  ] as const)('a session that %s keeps its length', (_, day, startsAt, endsAt, expected) => {
    expect(movedTo(day, startsAt, endsAt)).toEqual(expected)
  })

  test('a session from one 01:30 to the other ends an hour after it begins on any other day', () => {
    const sessions = [{ id: 's', title: 'Talk', startsAt: '2027-11-07T05:30:00.000Z', endsAt: '2027-11-07T06:30:00.000Z', speakers: [], event: 'e', stage: '' }]
    const [move] = planMove(event('2027-11-07T04:00:00Z', null, NEW_YORK), event('2027-06-02T04:00:00Z', null, NEW_YORK), { days: [], sessions }).moves
    expect(move).toMatchObject({ to: { startsAt: '2027-06-02T05:30:00.000Z', endsAt: '2027-06-02T06:30:00.000Z' }, hasOtherHours: true })
  })
})
