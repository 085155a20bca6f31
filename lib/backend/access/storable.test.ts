import { isShallow } from './storable'

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

test.each([
  [nested(200), true],
  [nested(201), false],
  [`[${nested(150)},${nested(150)}]`, true],
  [JSON.stringify({ text: '['.repeat(300) }), true],
  [JSON.stringify({ text: `\\"${'{'.repeat(300)}` }), true],
  ['{"a":'.repeat(201), false],
])('the nesting of %.30s … is fine: %s', (json, expected) => {
  expect(isShallow(json)).toBe(expected)
})
