import { calibratedSlowdown, lighthouseToText, summariseLighthouse } from './lighthouse-report.mjs'

const machine = { node: '22.12.0', cpu: 'Processor', cores: 2, load: '0.1' }
const FINE = { score: 99, fcp: 900, lcp: 1400, tbt: 40, cls: 0 }
const run = (asIs = {}, more = {}) => ({
  benchmarkIndex: 2000,
  slowdown: 6,
  isPicture: false,
  asIs: { ...FINE, ...asIs },
  calibrated: { ...FINE, score: 90, tbt: 300 },
  ...more,
})
const summarise = (...runs) => summariseLighthouse({ machine, results: [{ path: '/', runs }] })

test.each([
  [100, 1],
  [150, 1],
  [800, 2],
  [1300, 3],
  [1533, 4],
  [1999, 6],
  [5000, 10],
])('a machine of index %d plays a phone that is %d times slower', (index, slowdown) => {
  expect(calibratedSlowdown(index)).toBeCloseTo(slowdown)
})

test('a page that reaches the goals is no problem, however it does when calibrated', () => {
  expect(summarise(run()).problems).toEqual([])
})

test.each([
  ['score', { score: 97 }],
  ['LCP', { lcp: 1501 }],
  ['TBT', { tbt: 101 }],
  ['CLS', { cls: 0.02 }],
])('a %s behind its goal is a problem', (name, figures) => {
  const { problems } = summarise(run(figures))
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(`/: ${name}`)
})

test('a picture may take longer than text', () => {
  const picture = { isPicture: true }
  expect(summarise(run({ lcp: 2000 }, picture)).problems).toEqual([])
  expect(summarise(run({ lcp: 2001 }, picture)).problems).toHaveLength(1)
})

test('one bad run of three does not count', () => {
  expect(summarise(run(), run({ score: 60, lcp: 9000, tbt: 900 }), run()).problems).toEqual([])
})

test('the text shows both judgements, and the machine behind them', () => {
  const text = lighthouseToText(summarise(run()), 1)
  expect(text).toMatch(/\/ +99 +900 +1400 +40 +0\.000 +2000$/m)
  expect(text).toMatch(/\/ +90 +900 +1400 +300 +0\.000 +× 6\.0$/m)
  expect(text).toContain('All goals are reached.')
})
