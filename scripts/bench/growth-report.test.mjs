import { growthToText, summariseGrowth } from './growth-report.mjs'
import { median } from './median.mjs'

const machine = { node: '20.12.0', cpu: 'Processor', cores: 2, load: '0.1' }
const site = (bytes, cold, warm, wrong = []) => ({ wireBytes: bytes, rawBytes: 8 * bytes, cold, warm, wrong })
const page = (demo, grown, more = {}) => ({
  path: '/media',
  demoPath: '/media',
  source: 'articles',
  isJudged: true,
  sites: { demo, grown },
  ...more,
})
const summarise = (...pages) => summariseGrowth({ machine, amounts: { articles: 2000 }, pages })

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[1], 1],
])('the median of %j is %d', (values, expected) => expect(median(values)).toBe(expected))

test('a page at the limits is within them', () => {
  const { problems, pages } = summarise(page(site(10_000, [50], [2]), site(13_000, [100], [4])))
  expect(problems).toEqual([])
  expect(pages[0]).toMatchObject({ wireBytes: { demo: 10_000, grown: 13_000, ratio: 1.3 }, cold: { ratio: 2 }, warm: { ratio: 2 } })
})

test.each([
  { what: 'packed bytes', grown: site(13_100, [50], [2]) },
  { what: 'rendered anew', grown: site(10_000, [101], [2]) },
  { what: 'kept', grown: site(10_000, [50], [4.1]) },
])('$what over their limit are a problem', ({ what, grown }) => {
  const { problems } = summarise(page(site(10_000, [50], [2]), grown))
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(`/media: ${what}`)
})

test('one slow answer among many does not count', () => {
  const { problems } = summarise(page(site(10_000, [50, 50, 50], [2]), site(10_000, [60, 900, 60], [2])))
  expect(problems).toEqual([])
})

test('a page for information breaks no limit, but must be there', () => {
  const grown = site(90_000, [500], [20])
  expect(summarise(page(site(10_000, [50], [2]), grown, { isJudged: false })).problems).toEqual([])
  const missing = { ...grown, wrong: ['answered 404'] }
  expect(summarise(page(site(10_000, [50], [2]), missing, { isJudged: false })).problems).toEqual(['/media: answered 404 (grown)'])
})

test('the text names each page with its figures and its verdict', () => {
  const fine = page(site(10_240, [50], [2]), site(10_240, [60], [2]))
  const slow = page(site(10_240, [50], [2]), site(10_240, [160], [2]), { path: '/event/speakers' })
  const text = growthToText(summarise(fine, slow), { rounds: 9, visits: 4 })
  expect(text).toMatch(/\/media +10\.0 → 10\.0 \(× 1\.00\).*ok$/m)
  expect(text).toMatch(/\/event\/speakers .*50\.0 → 160\.0 \(× 3\.20\).*over: rendered anew × 3\.20, limit × 2$/m)
  expect(text).toContain('2000 articles')
})

test('a list of staff that takes too long, or keeps readers waiting, is a problem', () => {
  const list = (milliseconds, waited) => ({ path: '/admin', milliseconds, waited })
  const problemsOf = (lists) => summariseGrowth({ machine, amounts: {}, pages: [], lists }).problems
  expect(problemsOf([list(999, 10)])).toEqual([])
  expect(problemsOf([list(1001, 1002)])).toHaveLength(2)
})
