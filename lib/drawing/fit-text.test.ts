import { fitText } from './fit-text'

/** Every letter as wide as half its size. */
const measure = (text: string, size: number) => [...text].length * size * 0.5
const ROOM = { width: 200, lines: 3, sizes: [40, 30, 20], leading: 1.2 }

test('a longer one is set smaller before a word is broken', () => {
  expect(fitText('Extraordinary', ROOM, measure)).toEqual({ size: 30, lines: ['Extraordinary'] })
})

test('a line less is worth a slightly smaller size', () => {
  const text = 'aaaaaaaaa bbbbbbbbb ccccccccc dddd'
  expect(fitText(text, { ...ROOM, sizes: [24, 21] }, measure)).toEqual({ size: 21, lines: ['aaaaaaaaa bbbbbbbbb', 'ccccccccc dddd'] })
  expect(fitText(text, { ...ROOM, sizes: [24, 18] }, measure)).toMatchObject({ size: 24 })
})

test('lines are of like length', () => {
  expect(fitText('aaaa bbbb cccc dd', { ...ROOM, sizes: [20] }, measure).lines).toEqual(['aaaa bbbb cccc dd'])
  expect(fitText('aaaa bbbb cccc dddd ee', { ...ROOM, sizes: [20] }, measure).lines).toEqual(['aaaa bbbb', 'cccc dddd ee'])
})

test('eighty letters without a space are broken at the smallest size, and nothing is lost', () => {
  const name = 'ლ'.repeat(80)
  const { size, lines } = fitText(name, { ...ROOM, lines: 5 }, measure)
  expect(size).toBe(20)
  expect(lines.join('')).toBe(name)
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(200)
})

test('a text that does not fit ends in an ellipsis within the width', () => {
  const { lines } = fitText('word '.repeat(100), ROOM, measure)
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)).toMatch(/…$/)
  expect(measure(lines.at(-1) ?? '', 20)).toBeLessThanOrEqual(200)
})

test('the height counts as well as the number of lines', () => {
  expect(fitText('aaaa bbbb cccc dddd', { ...ROOM, height: 50 }, measure)).toMatchObject({ size: 20, lines: { length: 1 } })
})
