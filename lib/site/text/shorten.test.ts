import { shorten } from './shorten'

test.each([
  ['', 10, ''],
  ['  short  ', 10, 'short'],
  ['exactly ten', 11, 'exactly ten'],
  ['one two three', 9, 'one two…'],
  ['one two, three', 10, 'one two…'],
  ['ჩვენი შეხვედრა თბილისში', 16, 'ჩვენი შეხვედრა…'],
  ['abcdefghijklmnopqrst', 8, 'abcdefg…'],
  ['😀😀😀😀😀😀', 4, '😀😀😀…'],
])('"%s" in %i characters is "%s"', (text, limit, expected) => {
  expect(shorten(text, limit)).toBe(expected)
  expect([...shorten(text, limit)].length).toBeLessThanOrEqual(limit)
})
