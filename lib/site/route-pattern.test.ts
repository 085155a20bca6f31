import { routePattern, withoutToken } from './route-pattern'

test.each([
  ['/', '/'],
  ['/event/summit-2027/agenda?day=2', '/event/[eventIdentifier]/agenda'],
  ['/registration/eyJ.abc', '/registration/[token]'],
  ['/reset-password/secret?notice=x', '/reset-password/[token]'],
  ['/api/events?limit=1', '/api/events'],
  ['/api/lineups/grouped', '/api/lineups/grouped'],
  ['/api/ownRegistrations/abc/withdraw', '/api/ownRegistrations/[token]/withdraw'],
  ['/api/checkIn/summit-2027/numbers', '/api/checkIn/[event]/numbers'],
  ['/api/docs', '/api/[...]'],
  ['/cms/api/media/file/ann-lee.webp', '/cms/api/media/file/[...]'],
  ['/cms/api/users/1', '/cms/api/[...]'],
  ['/admin/collections/users/1', '/admin/[...]'],
  ['/_next/static/chunks/a.js', '/_next/static/[...]'],
  ['/robots.txt', '/robots.txt'],
  ['/ann@example.com', '[other]'],
  ['/administrator', '[other]'],
])('%s is called %s', (url, pattern) => {
  expect(routePattern(url)).toBe(pattern)
})

test.each([
  ['/registration/eyJ.abc', '/registration/[token]'],
  ['/reset-password/secret?notice=x', '/reset-password/[token]'],
  ['/event/summit-2027', '/event/summit-2027'],
  ['/api/subscriptions', '/api/subscriptions'],
])('%s is stored as %s', (path, stored) => {
  expect(withoutToken(path)).toBe(stored)
})
