import { tabletSizes, type TabletSize } from './tablet-sizes'

const PLACES: Record<TabletSize, number> = { third: 1, halfRow: 1.5, row: 3, block: 4 }

test.each([...Array(40).keys()])('the rows of %d faces have no hole', (count) => {
  const sizes = tabletSizes(count)
  expect(sizes).toHaveLength(count)
  expect(sizes.reduce((sum, size) => sum + PLACES[size], 0) % 3).toBe(0)
})

test.each([
  { count: 0, sizes: [] },
  { count: 1, sizes: ['row'] },
  { count: 2, sizes: ['halfRow', 'halfRow'] },
  { count: 3, sizes: ['block', 'third', 'third'] },
  { count: 4, sizes: ['row', 'third', 'third', 'third'] },
  { count: 5, sizes: ['halfRow', 'halfRow', 'third', 'third', 'third'] },
])('$count faces', ({ count, sizes }) => expect(tabletSizes(count)).toEqual(sizes))

test('one of twelve is large, where rows come out even', () => {
  expect(tabletSizes(24).flatMap((size, index) => (size === 'block' ? [index] : []))).toEqual([0, 12])
})
