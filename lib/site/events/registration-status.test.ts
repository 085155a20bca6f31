import type { Event } from '@/lib/contract/events'
import { applicationDoor, doorsAhead, registrationDoor } from './registration-status'

const event = {
  status: 'scheduled',
  startsAt: '2027-05-13T06:00:00Z',
  endsAt: '2027-05-15T18:00:00Z',
  isRegistrationActive: true,
  registrationOpensAt: '2027-03-01T08:00:00Z',
  registrationClosesAt: '2027-05-10T20:00:00Z',
  isFull: false,
  isApplyActive: true,
  applyOpensAt: null,
  applyClosesAt: '2027-02-01T20:00:00Z',
} satisfies Partial<Event>

const at = (moment: string) => Date.parse(moment)

test.each([
  { what: 'before it opens', now: '2027-02-28T08:00:00Z', change: {}, door: 'notYet' },
  { what: 'at the moment it opens', now: '2027-03-01T08:00:00Z', change: {}, door: 'open' },
  { what: 'while seats are left', now: '2027-04-01T08:00:00Z', change: {}, door: 'open' },
  { what: 'once all seats are taken', now: '2027-04-01T08:00:00Z', change: { isFull: true }, door: 'waitingList' },
  { what: 'after it closed, full or not', now: '2027-05-11T08:00:00Z', change: { isFull: true }, door: 'closed' },
  { what: 'when staff take no registrations', now: '2027-04-01T08:00:00Z', change: { isRegistrationActive: false }, door: 'closed' },
  { what: 'after the event', now: '2027-06-01T08:00:00Z', change: {}, door: 'past' },
  { what: 'when it is postponed', now: '2027-04-01T08:00:00Z', change: { status: 'postponed' as const }, door: 'postponed' },
  { what: 'when it is cancelled', now: '2027-04-01T08:00:00Z', change: { status: 'cancelled' as const }, door: 'cancelled' },
])('$what, registration is: $door', ({ now, change, door }) => {
  expect(registrationDoor({ ...event, ...change }, at(now))).toBe(door)
})

test.each([
  { now: '2027-01-01T08:00:00Z', door: 'open' },
  { now: '2027-02-02T08:00:00Z', door: 'closed' },
])('at $now applications are: $door, however many seats are taken', ({ now, door }) => {
  expect(applicationDoor({ ...event }, at(now))).toBe(door)
})

test('a page knows in advance when registration opens, closes and is over', () => {
  const { registrationOpensAt, registrationClosesAt, endsAt } = event
  const doors = doorsAhead((moment) => registrationDoor(event, moment), [endsAt, registrationOpensAt, registrationClosesAt], at('2027-02-01T00:00:00Z'))
  expect(doors.map(({ door }) => door)).toEqual(['notYet', 'open', 'closed', 'past'])
  expect(doors.map(({ from }) => new Date(from).toISOString().slice(0, 16))).toEqual(['1970-01-01T00:00', '2027-03-01T08:00', '2027-05-10T20:00', '2027-05-15T18:00'])
})

test('what has happened already, or changes nothing, is left out', () => {
  const doors = doorsAhead((moment) => registrationDoor({ ...event, isRegistrationActive: false }, moment), [event.registrationOpensAt, null, event.endsAt], at('2027-04-01T00:00:00Z'))
  expect(doors.map(({ door }) => door)).toEqual(['closed', 'past'])
})
