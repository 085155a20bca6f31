import { signedInPath } from './signed-in-path'

test.each([
  ['/', '/admin', '/admin'],
  ['/', '/admin/check-in', '/admin/check-in'],
  ['/', '', '/'],
  ['/my-plan', '/admin', '/my-plan'],
  ['/', 'https://elsewhere.example', '/'],
])('from %s, with the answer naming "%s", one goes on to %s', (next, location, path) => {
  expect(signedInPath(next, location)).toBe(path)
})
