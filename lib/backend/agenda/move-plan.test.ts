import { planMove } from './move-plan'

const ZONE = 'Europe/Berlin'
const event = (startsAt: string | null, endsAt: string | null = null, timezone = ZONE) => ({ startsAt, endsAt, timezone })
const MAY = event('2028-05-18T08:00:00Z', '2028-05-19T17:00:00Z')
const AGENDA = {
  days: [{ id: 'd', title: 'First day', date: '2028-05-18' }],
  sessions: [{ id: 's', title: 'Talk', startsAt: '2028-05-19T07:00:00.000Z', endsAt: '2028-05-19T08:30:00.000Z', speakers: [] }],
}
const moved = (before: Parameters<typeof planMove>[0], after: Parameters<typeof planMove>[1]) => planMove(before, after, AGENDA).map(({ to }) => to)

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
  ['another end', MAY, event('2028-05-18T08:00:00Z', '2028-05-20T17:00:00Z')],
  ['no beginning any more', MAY, event(null)],
  ['a first publication with an agenda in its days', null, MAY],
])('nothing moves for %s', (_, before, after) => {
  expect(moved(before, after)).toEqual([])
})

test('an event never published, or already published on its new dates, takes along an agenda that is left outside', () => {
  const june = event('2028-06-08T08:00:00Z', '2028-06-09T17:00:00Z')
  for (const before of [null, june]) expect(moved(before, june)[0]).toEqual({ date: '2028-06-08' })
})

test('what moves is named, with what it has now', () => {
  const [day] = planMove(MAY, event('2028-05-19T08:00:00Z'), AGENDA)
  expect(day).toEqual({ collection: 'session-days', id: 'd', title: 'First day', from: { date: '2028-05-18' }, to: { date: '2028-05-19' } })
})
