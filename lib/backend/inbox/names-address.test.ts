import { namesAddress } from './names-address'

test.each([
  ['[{"email":"Ann@example.org"}]', true],
  ['["Write to:\\nann@example.org."]', true],
  ['[{"email":"joann@example.org"}]', false],
  ['[{"email":"ann@example.org.ge"}]', false],
  ['[{"email":"j.ann@example.org"},{"email":"ann@example.org"}]', true],
])('%s', (json, isNamed) => {
  expect(namesAddress(json, 'ann@example.org')).toBe(isNamed)
})

test('a sign that stands for others in a database stands for itself', () => {
  expect(namesAddress('["a-b@example.org"]', 'a_b@example.org')).toBe(false)
})
