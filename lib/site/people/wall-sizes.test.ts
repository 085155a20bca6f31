import { wallSizes } from './wall-sizes'

const PLACES = { single: 1, large: 4, half: 2, wide: 4 }

test.each(Array.from({ length: 40 }, (_, count) => count))('%i faces fill whole rows of four', (count) => {
  const sizes = wallSizes(count)
  expect(sizes).toHaveLength(count)
  expect(sizes.reduce((sum, size) => sum + PLACES[size], 0) % 4).toBe(0)
})

test('a large face on the right, then one on the left, as far as there are faces beside it', () => {
  const large = (count: number) => wallSizes(count).flatMap((size, index) => (size === 'large' ? [index] : []))
  expect(large(28)).toEqual([2, 5, 16, 19])
  expect(large(15)).toEqual([2, 5])
  expect(wallSizes(15).at(-1)).toBe('wide')
})
