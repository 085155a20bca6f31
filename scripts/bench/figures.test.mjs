import { calibratedSlowdown, median, over, under } from './figures.mjs'

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
])('the median of %j is %d', (values, expected) => expect(median(values)).toBe(expected))

test.each([
  [100, 1],
  [800, 2],
  [5000, 10],
])('a machine of index %d plays a phone that is %d times slower', (index, slowdown) => expect(calibratedSlowdown(index)).toBeCloseTo(slowdown))

test('a value at its limit is within it', () => {
  expect([over('MiB', 400, 400), under('score', 98, 98)]).toEqual([[], []])
  expect([over('MiB', 401, 400), under('score', 97, 98)]).toEqual([['MiB: 401, at most 400 is wanted'], ['score: 97, at least 98 is wanted']])
})
