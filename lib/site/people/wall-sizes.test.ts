import { wallSizes } from './wall-sizes'

const PLACES = { single: 1, large: 4, half: 2, wide: 4 }
const nobody = (count: number) => Array.from({ length: count }, () => false)
const largeOf = (quoted: readonly boolean[]) => wallSizes(quoted).flatMap((size, index) => (size === 'large' ? [index] : []))

test.each(Array.from({ length: 40 }, (_, count) => count))('%i faces fill whole rows of four', (count) => {
  for (const quoted of [nobody(count), nobody(count).map(() => true), nobody(count).map((_, index) => index % 7 === 3)]) {
    const sizes = wallSizes(quoted)
    expect(sizes).toHaveLength(count)
    expect(sizes.reduce((sum, size) => sum + PLACES[size], 0) % 4).toBe(0)
  }
})

test('people with a quote are large, as far as rows come out even', () => {
  const quoted = nobody(22).map((_, index) => [4, 6, 15].includes(index))
  expect(largeOf(quoted)).toEqual([6, 15])
  expect(largeOf(nobody(22).map((_, index) => [2, 5].includes(index)))).toEqual([2, 5])
})

test.each([
  { who: 'everybody', quoted: nobody(24).map(() => true), large: [2, 5, 12, 15] },
  { who: 'whoever stands on the left', quoted: nobody(24).map((_, index) => index % 5 === 0), large: [0, 11, 14, 21] },
])('large faces right above one another change sides where $who has something to say', ({ quoted, large }) => {
  expect(largeOf(quoted)).toEqual(large)
})

test.each([
  { who: 'the first of eight', quoted: [0], of: 8, large: [0] },
  { who: 'the third of twelve', quoted: [2], of: 12, large: [2] },
  { who: 'one whose place no whole block can have', quoted: [6], of: 8, large: [] },
])('$who is large where rows would come out even without', ({ quoted, of, large }) => {
  expect(largeOf(nobody(of).map((_, index) => quoted.includes(index)))).toEqual(large)
})

test.each([
  [1, ['wide']],
  [2, ['half', 'half']],
  [3, ['single', 'single', 'half']],
  [8, Array.from({ length: 8 }, () => 'single')],
])('%i faces are too few for a large one beside whole rows', (count, sizes) => {
  expect(wallSizes(nobody(count))).toEqual(sizes)
})
