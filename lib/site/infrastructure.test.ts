import { INFRASTRUCTURE_PREFIXES, isInfrastructure } from './infrastructure'
import { routePattern } from './route-pattern'

test.each([
  ['/_next/static/chunks/a.js', true],
  ['/api', true],
  ['/api/events', true],
  ['/cms/api/users/1', true],
  ['/admin/', true],
  ['/.well-known/anything', true],
  ['/robots.txt', true],
  ['/', false],
  ['/about', false],
  ['/administrator', false],
  ['/apis/events', false],
  ['/event/api', false],
])('%s is answered though it is no screen: %s', (pathname, expected) => {
  expect(isInfrastructure(pathname)).toBe(expected)
})

test.each(INFRASTRUCTURE_PREFIXES)('logs name what lies below %s by that', (prefix) => {
  expect(routePattern(`${prefix}/ann@example.com`)).toBe(`${prefix}/[...]`)
})
