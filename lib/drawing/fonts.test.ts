import { isDrawable, textPath, textWidth } from './fonts'

const at = { x: 0, y: 100, size: 60, weight: 600 } as const
const contours = (text: string) => textPath(text, at).split('M').length - 1

test.each([
  ['Arabic', 'محمد الأمين'],
  ['Hebrew', 'דוד כהן'],
  ['Armenian', 'Արամ Խաչատրյան'],
  ['Chinese', '王小明 龍馬'],
  ['Japanese', '山田たろう カナ 桜沢'],
  ['Thai', 'สมชาย ใจดี'],
  ['Hindi', 'राजेश कुमार'],
  ['Greek', 'Γιώργος Παπαδόπουλος'],
  ['Korean', '김민수'],
])('a name in %s is drawn with all of its letters', (_, name) => {
  expect(isDrawable(name, 600)).toBe(true)
  expect(isDrawable(name, 400)).toBe(true)
  for (const word of name.split(' ')) expect(textWidth(word, 60, 600)).toBeGreaterThan(20)
  expect(contours(name)).toBeGreaterThanOrEqual(3)
})

test('letters join, stand in the right order and share a line with others', () => {
  // The middle form of the letter is another one than the letter alone.
  expect(textWidth('ححح', 60, 600)).not.toBeCloseTo(3 * textWidth('ح', 60, 600), 0)
  // The sign of the vowel I is written before the consonant that it follows.
  expect(textPath('कि', at).startsWith(textPath('क', at))).toBe(false)
  // From right to left: the first letter is the last to be drawn.
  expect(textPath('אב', at).endsWith(textPath('א', { ...at, x: textWidth('ב', 60, 600) }))).toBe(true)
  // A number within stays from left to right, and what is Latin before it on its side.
  expect(textPath('Leadx 27', at)).toContain(textPath('27', { ...at, x: textWidth('Leadx ', 60, 600) }))
  expect(textPath('אב 27', at).startsWith(textPath('27', at))).toBe(true)
})

test('what no typeface has is left out, and can be told', () => {
  expect(isDrawable('Nino 😀', 600)).toBe(false)
  expect(textPath('Nino😀', at)).toBe(textPath('Nino', at))
})
