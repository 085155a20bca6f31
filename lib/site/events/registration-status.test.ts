import type { Event, SignUpStatus } from '@/lib/contract/events'
import { applicationStatus, closedReason, isOpen, registrationStatus } from './registration-status'

const times = { opensAt: '2027-03-01T08:00:00Z', closesAt: '2027-05-10T20:00:00Z' }
const event = {
  status: 'scheduled' as Event['status'],
  timezone: 'Asia/Tbilisi',
  startsAt: '2027-05-13T06:00:00Z' as string | null,
  endsAt: '2027-05-15T18:00:00Z' as string | null,
  isRegistrationActive: true,
  isApplyActive: true,
  isFull: false,
  registration: times as Partial<NonNullable<Event['registration']>> & typeof times,
  application: null as Event['application'],
}
type Changes = Omit<Partial<typeof event>, 'registration'> & { registration?: Event['registration'] | Partial<typeof times> | null }

const withTimes = (opensAt: string | null, closesAt: string | null) => ({ registration: { opensAt, closesAt } as typeof times })
const reported = (status: SignUpStatus, change: object = {}) => ({ registration: { status, opensAt: null, closesAt: null, ...change } })
const OPEN = '2027-04-01T08:00:00Z'

test.each<{ what: string; now: string; change?: Changes; status: SignUpStatus }>([
  { what: 'a millisecond before it opens', now: '2027-03-01T07:59:59.999Z', status: 'soon' },
  { what: 'at the instant it opens', now: '2027-03-01T08:00:00Z', status: 'open' },
  { what: 'while seats are left', now: OPEN, status: 'open' },
  { what: 'once all seats are taken', now: OPEN, change: { isFull: true }, status: 'waitingList' },
  { what: 'at the instant of the deadline', now: '2027-05-10T20:00:00Z', status: 'open' },
  { what: 'a millisecond after the deadline', now: '2027-05-10T20:00:00.001Z', status: 'closed' },
  { what: 'full and after the deadline', now: '2027-05-11T08:00:00Z', change: { isFull: true }, status: 'closed' },
  { what: 'without opening and deadline', now: '2026-01-01T08:00:00Z', change: withTimes(null, null), status: 'open' },
  { what: 'when staff do not take any', now: OPEN, change: { isRegistrationActive: false }, status: 'none' },
  { what: 'a millisecond after the event', now: '2027-05-15T18:00:00.001Z', change: withTimes(null, null), status: 'over' },
  { what: 'on the evening of an event without an end', now: '2027-05-13T19:59:59Z', change: { endsAt: null, ...withTimes(null, null) }, status: 'open' },
  { what: 'the day after an event without an end', now: '2027-05-13T20:00:01Z', change: { endsAt: null, ...withTimes(null, null) }, status: 'over' },
  { what: 'after an event that took none', now: '2027-06-01T08:00:00Z', change: { isRegistrationActive: false }, status: 'over' },
  { what: 'when the event is postponed and its old date is past', now: '2027-06-01T08:00:00Z', change: { status: 'postponed' }, status: 'closed' },
  { what: 'when the event is cancelled', now: OPEN, change: { status: 'cancelled' }, status: 'over' },
  { what: 'when the backend tells neither status nor times', now: OPEN, change: { registration: null }, status: 'open' },
  { what: 'when the backend reports a waiting list', now: OPEN, change: reported('waitingList'), status: 'waitingList' },
  { what: 'when it reported one before the deadline', now: '2027-05-11T08:00:00Z', change: reported('waitingList', times), status: 'closed' },
  { what: 'when it reported "soon" before it opened', now: OPEN, change: reported('soon', times), status: 'open' },
  { what: 'when it reports "soon" without a time', now: OPEN, change: reported('soon'), status: 'none' },
  { what: 'when it reports "closed" for reasons of its own', now: OPEN, change: reported('closed'), status: 'closed' },
])('$what, registration is: $status', ({ now, change, status }) => {
  expect(registrationStatus({ ...event, ...change } as typeof event, Date.parse(now))).toBe(status)
})

test.each<{ what: string; now?: string; change?: Changes; status: SignUpStatus }>([
  { what: 'when registration is closed', now: '2027-05-11T08:00:00Z', status: 'open' },
  { what: 'before they open', change: { application: { status: 'soon', opensAt: '2027-04-02T08:00:00Z', closesAt: null } }, status: 'soon' },
  { what: 'after the deadline', change: { application: { status: 'open', opensAt: null, closesAt: '2027-03-31T08:00:00Z' } }, status: 'closed' },
  { what: 'when staff do not take any', change: { isApplyActive: false }, status: 'none' },
  { what: 'when the event is postponed', change: { status: 'postponed' }, status: 'closed' },
])('$what, applications are: $status', ({ now = OPEN, change, status }) => {
  expect(applicationStatus({ ...event, ...change }, Date.parse(now))).toBe(status)
})

test('a form can be sent while it is open, for the waiting list too', () => {
  const statuses: SignUpStatus[] = ['none', 'soon', 'open', 'waitingList', 'closed', 'over']
  expect(statuses.filter(isOpen)).toEqual(['open', 'waitingList'])
})

test.each([
  { status: 'scheduled', signUp: 'closed', reason: 'closed' },
  { status: 'scheduled', signUp: 'over', reason: 'over' },
  { status: 'postponed', signUp: 'closed', reason: 'postponed' },
  { status: 'cancelled', signUp: 'over', reason: 'cancelled' },
] as const)('of a $status event whose form is $signUp the reason is: $reason', ({ status, signUp, reason }) => {
  expect(closedReason({ status }, signUp)).toBe(reason)
})
