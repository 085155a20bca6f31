import { applicationsToReadAgain, rankApplications, weightedScore } from './rank-applications'

const CRITERIA = [
  { key: 'idea', weight: 2 },
  { key: 'team', weight: 1 },
]

test.each([
  [{ idea: 5, team: 2 }, 4],
  [{ idea: 1, team: 1 }, 1],
  [{ team: 3 }, 3],
  [{}, 0],
])('%j weighs %d', (scores, expected) => {
  expect(weightedScore(scores as Record<string, number>, CRITERIA)).toBe(expected)
})

const review = (application: string, juror: string, score: number) => ({ application, juror, scores: { idea: score, team: score } })

test('a strict juror costs nobody a place: two who were read by others keep their order', () => {
  // The strict juror gives two points less than the others to all.
  const reviews = [
    ...['a', 'b', 'c', 'd'].flatMap((application, index) => [review(application, 'mild', 5 - index / 2), review(application, 'other', 5 - index / 2)]),
    review('e', 'strict', 2.6),
    review('e', 'mild', 4.6),
    review('f', 'strict', 1),
    review('f', 'other', 3),
  ]
  const { items, isCorrected } = rankApplications(reviews, CRITERIA, new Map())
  expect(isCorrected).toBe(true)
  const place = (application: string) => items.findIndex((item) => item.application === application)
  expect(place('e')).toBeLessThan(place('c'))
  expect(items.find(({ application }) => application === 'e')).toMatchObject({ raw: 3.6, spread: 2, readings: 2 })
})

test.each([
  ['one reading each', ['a', 'b', 'c'].map((id) => review(id, id, 3)), 'tooFewReadings'],
  ['two jurors', ['a', 'b'].flatMap((id) => [review(id, 'x', 3), review(id, 'y', 4)]), 'tooFewReadings'],
  ['two groups', ['a', 'b'].flatMap((id) => [review(id, `${id}1`, 3), review(id, `${id}2`, 4)]), 'notConnected'],
])('%s are ranked by raw means: %s', (_, reviews, reason) => {
  const ranking = rankApplications(reviews, CRITERIA, new Map())
  expect(ranking).toMatchObject({ isCorrected: false, reason })
  expect(ranking.items.map(({ corrected, error }) => corrected ?? error)).toEqual(ranking.items.map(() => null))
})

test('equals share a rank, and identical scores are no division by zero', () => {
  const reviews = ['a', 'b', 'c'].flatMap((id) => ['x', 'y', 'z'].map((juror) => review(id, juror, 3)))
  const { items } = rankApplications(reviews, CRITERIA, new Map())
  expect(items.map(({ raw }) => raw)).toEqual([3, 3, 3])
  for (const { corrected } of items) expect(corrected).toBeCloseTo(3, 3)
})

const item = (application: string, corrected: number | null, error: number | null) => ({ application, rank: 0, raw: 3, corrected, error, spread: 0, readings: 3 })

test.each([
  ['around the line, most doubtful first', [item('a', 5, 0.3), item('b', 4.1, 0.3), item('c', 3.8, 0.3), item('d', 3, 0.3)], 2, ['b', 'c']],
  ['nothing beyond the last', [item('a', 5, 0.3)], 1, []],
  ['nothing without a correction', [item('a', null, null), item('b', null, null)], 1, []],
])('to read again: %s', (_, items, places, expected) => {
  expect(applicationsToReadAgain(items, places).sort()).toEqual(expected)
})
