import type { Move } from '@/lib/backend/agenda/move-plan'
import { moveSentence, otherHoursSentence } from './move-sentences'

const move = (collection: Move['collection'], title: string, hasOtherHours = false): Move => ({
  collection,
  id: title,
  title,
  from: { date: '2027-05-13' },
  to: { date: '2027-06-13' },
  hasOtherHours,
})

test.each([
  ['dates', ['session-days', 'sessions', 'sessions'], 'The event has other dates than its 1 day and 2 sessions. They can move along, at the same hours.'],
  ['zone', ['sessions', 'sessions'], 'The event has another time zone. Its 2 sessions can move along, at the same hours.'],
] as const)('other %s: what can move is counted', (reason, collections, sentence) => {
  expect(moveSentence({ reason, moves: collections.map((collection, index) => move(collection, String(index))) })).toBe(sentence)
})

test('sessions whose hours clocks do not allow are named', () => {
  const moves = [move('sessions', 'Night talk', true), move('sessions', 'Lunch'), move('sessions', 'Watch', true)]
  expect(otherHoursSentence({ reason: 'dates', moves })).toBe('Clocks are changed then, so these begin or end at other hours: “Night talk”, “Watch”.')
  expect(otherHoursSentence({ reason: 'dates', moves: [move('sessions', 'Lunch')] })).toBe('')
})
