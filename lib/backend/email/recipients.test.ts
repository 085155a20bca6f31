import { isAmong, mayBeApplicants, mayBeGuests, RECIPIENT_STATUSES, type RecipientStatus } from './recipients'

test.each<[RecipientStatus | undefined, RecipientStatus[], { guests: boolean; applicants: boolean }]>([
  [undefined, ['registered', 'waiting', 'offered', 'invited', 'received', 'shortlisted', 'waitingList', 'accepted'], { guests: true, applicants: true }],
  ['waiting', ['waiting'], { guests: true, applicants: false }],
  ['invited', ['invited'], { guests: true, applicants: false }],
  ['declined', ['declined'], { guests: false, applicants: true }],
])('what is for %s is for %j', (to, expected, parts) => {
  expect(RECIPIENT_STATUSES.filter((status) => isAmong(status, to))).toEqual(expected)
  expect({ guests: mayBeGuests(to), applicants: mayBeApplicants(to) }).toEqual(parts)
})
