import { eventNotice } from './event-notice'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const event = (identifier: string, changes: object = {}) => ({
  identifier,
  isCurrent: false,
  status: 'scheduled' as const,
  timezone: 'Asia/Tbilisi',
  startsAt: '2027-05-13T06:00:00Z',
  endsAt: '2027-05-15T18:00:00Z',
  ...changes,
})
const current = event('summit-2027', { isCurrent: true })
const other = event('accelerator-2027')
const past = event('summit-2026', { startsAt: '2026-05-14T06:00:00Z', endsAt: '2026-05-15T18:00:00Z' })
const noticeOf = (subject: typeof current, events: (typeof current)[]) => {
  const notice = eventNotice(subject, events, NOW)
  return notice && { state: notice.state, next: notice.next?.identifier ?? null }
}

test('an event that is yet to come needs no notice', () => {
  expect(noticeOf(current, [current, other])).toBeNull()
})

test.each([
  { what: 'is over', subject: past, state: 'past' },
  { what: 'is cancelled', subject: event('x', { status: 'cancelled' }), state: 'cancelled' },
])('an event that $what leads on to the current one, wherever it stands in the list', ({ subject, state }) => {
  expect(noticeOf(subject, [other, past, current])).toEqual({ state, next: 'summit-2027' })
})

test.each([
  { what: 'there is no event at all', events: [] },
  { what: 'the current event is this one', events: [{ ...past, isCurrent: true }, other] },
  { what: 'the current event is over too', events: [event('y', { isCurrent: true, endsAt: '2026-01-01T00:00:00Z' })] },
  { what: 'the current event is postponed', events: [{ ...current, status: 'postponed' as const }] },
])('it leads to all events when $what', ({ events }) => {
  expect(noticeOf(past, events as (typeof current)[])).toEqual({ state: 'past', next: null })
})
