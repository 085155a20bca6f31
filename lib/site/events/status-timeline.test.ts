import { EventSchema } from '@/lib/contract/events'
import { eventBadge } from './event-badge'
import { eventState } from './event-state'
import { applicationStatus, registrationStatus } from './registration-status'
import { statusTimeline } from './status-timeline'

const DATES = { startsAt: '2027-05-13T06:00:00Z', endsAt: '2027-05-15T18:00:00Z' }
const event = {
  ...EventSchema.parse({ _id: '1', identifier: 'a', title: 'A', ...DATES, isRegistrationActive: true, isApplyActive: true }),
  registration: { opensAt: '2027-03-01T08:00:00Z', closesAt: '2027-05-10T20:00:00Z' },
  application: { opensAt: null, closesAt: '2027-02-15T20:00:00Z' },
}
const START = Date.parse('2027-02-01T00:00:00Z')
const entriesOf = (timeline: { status: unknown; from: number }[]) => timeline.map(({ status, from }) => [new Date(from).toISOString(), status])

test('it begins with the present and goes through opening, deadline and end', () => {
  expect(entriesOf(statusTimeline(event, registrationStatus, START))).toEqual([
    ['2027-02-01T00:00:00.000Z', 'soon'],
    ['2027-03-01T08:00:00.000Z', 'open'],
    ['2027-05-10T20:00:00.001Z', 'closed'],
    ['2027-05-15T18:00:00.001Z', 'over'],
  ])
})

test('a rule that asks for both forms changes with either', () => {
  expect(entriesOf(statusTimeline(event, eventBadge, START))).toEqual([
    ['2027-02-01T00:00:00.000Z', 'applicationsOpen'],
    ['2027-02-15T20:00:00.001Z', 'registrationSoon'],
    ['2027-03-01T08:00:00.000Z', 'registrationOpen'],
    ['2027-05-10T20:00:00.001Z', 'registrationClosed'],
    ['2027-05-15T18:00:00.001Z', 'past'],
  ])
})

test('each status holds from the first instant at which the rule tells it', () => {
  for (const { status, from } of statusTimeline(event, registrationStatus, START).slice(1)) {
    expect(registrationStatus(event, from)).toBe(status)
    expect(registrationStatus(event, from - 1)).not.toBe(status)
  }
})

test('past instants, and those that change nothing, are left out', () => {
  const now = Date.parse('2027-04-01T00:00:00Z')
  expect(statusTimeline(event, applicationStatus, now).map(({ status }) => status)).toEqual(['closed', 'over'])
  expect(statusTimeline({ ...event, isRegistrationActive: false }, registrationStatus, START).map(({ status }) => status)).toEqual(['none', 'over'])
})

test.each([
  { what: 'is cancelled', change: { status: 'cancelled' as const } },
  { what: 'has no times at all', change: { startsAt: null, endsAt: null, registration: null, application: null } },
])('an event that $what has nothing to come', ({ change }) => {
  expect(statusTimeline({ ...event, ...change }, registrationStatus, START)).toHaveLength(1)
  expect(statusTimeline({ ...event, ...change }, eventState, START)).toHaveLength(1)
})

test('a list of offers is compared by what is in it', () => {
  expect(statusTimeline(event, () => ['register'], START)).toHaveLength(1)
})
