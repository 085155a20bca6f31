import { aboveLine } from './cut-line'
import { isSameReview, mergeReview } from './merge-review'
import { criterionAfter, criterionToMark, readingAct, type KeyTarget } from './reading-keys'
import { neighbour, nextUnread } from './reading-order'
import { readingProgress } from './reading-progress'

const NOW = Date.parse('2027-03-01T12:00:00Z')
const ROUND = { phase: 'reading', opensAt: '2027-02-01T00:00:00Z', closesAt: '2027-03-05T20:00:00Z', total: 50, sent: 12 } as const

test.each([
  [{}, 'reading'],
  [{ sent: 50 }, 'done'],
  [{ total: 0, sent: 0 }, 'nothing'],
  [{ opensAt: '2027-03-02T00:00:00Z' }, 'notOpen'],
  [{ phase: 'draft' }, 'notOpen'],
  [{ opensAt: null, closesAt: null }, 'reading'],
  [{ closesAt: '2027-03-01T12:00:00Z' }, 'closed'],
  [{ phase: 'deciding', closesAt: null }, 'closed'],
  [{ phase: 'told', sent: 50 }, 'closed'],
] as const)('a round with %j is %s', (changed, progress) => {
  expect(readingProgress({ ...ROUND, ...changed }, NOW)).toBe(progress)
})

const NO_KEY = { key: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false }
const mark = (score: number) => ({ kind: 'mark', score })

test.each<[Partial<typeof NO_KEY>, KeyTarget, boolean, unknown]>([
  [{ key: '1' }, 'page', true, mark(1)],
  [{ key: '5' }, 'mark', true, mark(5)],
  [{ key: '3' }, 'control', true, mark(3)],
  [{ key: '3' }, 'text', true, null],
  [{ key: '3' }, 'page', false, null],
  [{ key: '0' }, 'page', true, null],
  [{ key: '6' }, 'page', true, null],
  [{ key: '1', altKey: true }, 'page', true, null],
  [{ key: '1', ctrlKey: true }, 'page', true, null],
  [{ key: '1', isComposing: true }, 'page', true, null],
  [{ key: 'ArrowRight' }, 'page', true, { kind: 'move', step: 1 }],
  [{ key: 'ArrowLeft' }, 'control', true, { kind: 'move', step: -1 }],
  [{ key: 'ArrowLeft' }, 'mark', true, null],
  [{ key: 'ArrowRight' }, 'text', true, null],
  [{ key: 'ArrowRight', shiftKey: true }, 'page', true, null],
  [{ key: 'ArrowUp' }, 'page', true, null],
  [{ key: 'Enter' }, 'page', true, null],
  [{ key: 'Enter', ctrlKey: true }, 'text', false, { kind: 'send' }],
  [{ key: 'Enter', metaKey: true }, 'page', true, { kind: 'send' }],
])('the key %j on a %s, with keys on: %s', (pressed, target, areOn, act) => {
  expect(readingAct({ ...NO_KEY, ...pressed }, target, areOn)).toEqual(act)
})

const CRITERIA = [{ key: 'idea' }, { key: 'team' }, { key: 'plan' }]

test.each([
  [{}, null, 'idea', 'team'],
  [{ idea: 4 }, null, 'team', 'plan'],
  [{ idea: 4, team: 3, plan: 2 }, null, null, null],
  [{ idea: 4, team: 3, plan: 2 }, 'team', 'team', 'team'],
  [{ team: 3 }, 'plan', 'plan', 'idea'],
])('with the marks %j and the focus on %s, a key marks %s and goes on to %s', (scores: Record<string, number>, focused, marked, next) => {
  expect(criterionToMark(CRITERIA, scores, focused)).toBe(marked)
  if (marked) expect(criterionAfter(CRITERIA, { ...scores, [marked]: 1 }, marked)).toBe(next)
})

const LIST = [
  { id: 'a', state: 'sent' },
  { id: 'b', state: 'open' },
  { id: 'c', state: 'conflict' },
  { id: 'd', state: 'draft' },
] as const

test.each([
  [null, 'b'],
  ['b', 'd'],
  ['d', 'b'],
  ['gone', 'b'],
])('after %s comes %s', (after, next) => {
  expect(nextUnread(LIST, after)).toBe(next)
})

test('nothing comes after the last that is unread, and nothing beyond the ends of the list', () => {
  expect(nextUnread([LIST[0], LIST[1]], 'b')).toBeNull()
  expect([neighbour(LIST, 'a', -1), neighbour(LIST, 'b', 1), neighbour(LIST, 'd', 1), neighbour(LIST, 'gone', 1)]).toEqual([null, 'c', null, null])
})

const content = (scores: Record<string, number>, note = '', text = '') => ({ scores, note, text })

test.each([
  ['what was written here', content({}), content({ idea: 4 }, 'Good'), content({}), content({ idea: 4 }, 'Good')],
  ['what another device stored', content({ idea: 2 }, 'Old'), content({ idea: 2 }, 'Old'), content({ idea: 3 }, 'New'), content({ idea: 3 }, 'New')],
  ['each its own part', content({}), content({ idea: 4 }), content({ team: 2 }, '', 'Thanks'), content({ idea: 4, team: 2 }, '', 'Thanks')],
  ['the mark given here', content({ idea: 1 }), content({ idea: 4 }), content({ idea: 2 }), content({ idea: 4 })],
  ['both texts', content({}, 'A'), content({}, 'A, mine'), content({}, 'A, theirs'), content({}, 'A, theirs\n\nA, mine')],
  ['the longer of two that begin alike', content({}, ''), content({}, 'Good team, no plan'), content({}, 'Good team'), content({}, 'Good team, no plan')],
  ['a text that was emptied', content({}, 'A'), content({}, ''), content({}, 'A'), content({}, '')],
])('%s stays', (_, base, own, stored, merged) => {
  expect(mergeReview(base, own, stored)).toEqual(merged)
})

test('blanks around a text make no difference, a mark does', () => {
  expect(isSameReview(content({ idea: 1 }, 'A '), content({ idea: 1 }, 'A'))).toBe(true)
  expect(isSameReview(content({ idea: 1 }), content({}))).toBe(false)
})

const ranked = (...ranks: (number | null)[]) => ranks.map((rank, index) => ({ application: 'abcdef'[index] as string, rank, state: index === 1 ? 'withdrawn' : 'received' }))

test.each([
  [ranked(1, 2, 3, 4), 2, 'ac'],
  [ranked(1, 2, 3, 3, 5), 2, 'a'],
  [ranked(1, 2, 3, 3, 5), 3, 'acd'],
  [ranked(1, 2, null), 5, 'a'],
  [ranked(1, 2, 3), 0, ''],
])('of %j, with %i places, these are above the line: %s', (items, places, above) => {
  expect(aboveLine(items, places).join('')).toBe(above)
})
