import { toCalendar } from './agenda'
import { sessionAddress, sessionOfFragment } from './agenda-address'

const calendar = toCalendar([{ _id: 'one', date: '2027-05-13', title: '', event: null }], 'Asia/Tbilisi')
const sessions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    _id: `s${index}`,
    sessionDay: null,
    stage: '',
    startsAt: new Date(Date.parse('2027-05-13T04:00:00Z') + index * 900_000).toISOString(),
  }))

test.each([
  // More sessions than a page shows: 40 on one day stand in two parts.
  { count: 40, id: 's0', address: '/event/summit/agenda?day=2027-05-13#session-s0' },
  { count: 40, id: 's39', address: '/event/summit/agenda?day=2027-05-13&page=2#session-s39' },
  // The sixty-fifth begins on the next day.
  { count: 70, id: 's64', address: '/event/summit/agenda?day=2027-05-14#session-s64' },
  { count: 24, id: 'gone', address: null },
])('of $count sessions, $id is found at $address', ({ count, id, address }) => {
  expect(sessionAddress('summit', id, sessions(count), calendar)).toBe(address)
})

test.each([
  { fragment: 'session-abc-1', id: 'abc-1' },
  { fragment: 'my-plan', id: null },
])('#$fragment addresses the session $id', ({ fragment, id }) => {
  expect(sessionOfFragment(fragment)).toBe(id)
})
