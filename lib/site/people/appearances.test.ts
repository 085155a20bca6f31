import type { EventLabel } from '@/lib/contract/events'
import type { Session } from '@/lib/contract/sessions'
import { toAppearances } from './appearances'

const NOW = Date.parse('2027-01-01T00:00:00Z')

const event = (identifier: string, endsAt: string | null, status: EventLabel['status'] = 'scheduled') =>
  ({ identifier, startsAt: endsAt, endsAt, status }) as EventLabel
const session = (title: string, event: string | null, startsAt: string) => ({ title, event, startsAt }) as Session

test('each event has its own sessions, by their start', () => {
  const found = toAppearances(
    [event('summit-2027', '2027-05-15T18:00:00Z'), event('summit-2026', '2026-05-15T18:00:00Z')],
    [
      session('later', 'summit-2027', '2027-05-14T10:00:00+04:00'),
      session('of old', 'summit-2026', '2026-05-14T10:00:00Z'),
      session('earlier', 'summit-2027', '2027-05-14T05:00:00Z'),
      session('of an event that is not public', null, '2027-05-14T05:00:00Z'),
    ],
    NOW,
  )
  expect(found.map(({ event, sessions }) => [event.identifier, sessions.map(({ title }) => title)])).toEqual([
    ['summit-2027', ['earlier', 'later']],
    ['summit-2026', ['of old']],
  ])
})

test('an event without sessions stays, and every event says where it stands', () => {
  const events = [event('coming', '2027-05-15T18:00:00Z'), event('moved', '2026-05-15T18:00:00Z', 'postponed')]
  expect(toAppearances(events, [], NOW).map(({ event, state }) => [event.identifier, state])).toEqual([['coming', 'upcoming'], ['moved', 'postponed']])
})
