import { haveOneCohort } from './participants'

let cohorts: string[] = []

jest.mock('./lists/cached-read', () => ({ cachedRead: () => Promise.resolve({ items: cohorts.map((cohort) => ({ cohort })) }) }))

test.each([
  { of: ['2027', '2027'], isOne: true },
  { of: ['2027', '2026'], isOne: false },
  { of: ['2027', ''], isOne: false },
  { of: [], isOne: false },
])('participants of $of are of one cohort: $isOne', async ({ of, isOne }) => {
  cohorts = of
  expect(await haveOneCohort('en', 'summit-2027')).toBe(isOne)
})
