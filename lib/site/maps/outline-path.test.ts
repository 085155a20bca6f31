import { simplifyRing, toPath } from './outline-path'

const square = [[0, 0], [100, 0], [100, 100], [0, 100]] as const

test('a ring becomes a path of relative steps in whole units', () => {
  expect(toPath([square])).toBe('M0 0l100 0 0 100-100 0z')
  expect(toPath([square.map(([x, y]) => [x + 0.4, y - 0.4] as const)])).toBe('M0 0l100 0 0 100-100 0z')
})

test.each([
  { what: 'no rings', rings: [] },
  { what: 'a ring without an inside', rings: [[[5, 5], [6, 5]]] },
  { what: 'a speck', rings: [[[5, 5], [5.2, 5], [5.2, 5.2]]] },
] as { what: string; rings: [number, number][][] }[])('draws nothing for $what', ({ rings }) => {
  expect(toPath(rings)).toBe('')
})

test('points that make no difference are left out, corners are kept', () => {
  const fine = square.flatMap(([x, y], index) => {
    const [nextX, nextY] = square[(index + 1) % square.length] ?? [0, 0]
    return Array.from({ length: 10 }, (_, step) => [x + ((nextX - x) * step) / 10, y + ((nextY - y) * step) / 10] as const)
  })
  expect(simplifyRing(fine)).toEqual([...square])
})

test('a bay is kept when it is deeper than the tolerance', () => {
  const withBay = (depth: number) => [[0, 0], [50, depth], [100, 0], [100, 100], [0, 100]] as const
  expect(simplifyRing(withBay(1), 2)).toHaveLength(4)
  expect(simplifyRing(withBay(3), 2)).toHaveLength(5)
})
