import { isAmong, mayBeApplicants, mayBeGuests, STANDINGS, type Standing } from './standing'

test.each<[Standing | undefined, Standing[], { guests: boolean; applicants: boolean }]>([
  [undefined, ['registered', 'waiting', 'offered', 'invited', 'received', 'shortlisted', 'waitingList', 'accepted'], { guests: true, applicants: true }],
  ['waiting', ['waiting'], { guests: true, applicants: false }],
  ['invited', ['invited'], { guests: true, applicants: false }],
  ['declined', ['declined'], { guests: false, applicants: true }],
])('what is for %s is for %j', (to, expected, parts) => {
  expect(STANDINGS.filter((standing) => isAmong(standing, to))).toEqual(expected)
  expect({ guests: mayBeGuests(to), applicants: mayBeApplicants(to) }).toEqual(parts)
})
