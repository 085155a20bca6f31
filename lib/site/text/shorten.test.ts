import { shorten } from './shorten'

test.each([
  ['  short  ', 10, 'short'],
  ['one two three', 9, 'one two…'],
  ['one two, three', 10, 'one two…'],
  ['abcdefghijklmnopqrst', 8, 'abcdefg…'],
  ['😀😀😀😀😀😀', 4, '😀😀😀…'],
])('"%s" in %i characters is "%s"', (text, limit, expected) => {
  expect(shorten(text, limit)).toBe(expected)
  expect([...shorten(text, limit)].length).toBeLessThanOrEqual(limit)
})
