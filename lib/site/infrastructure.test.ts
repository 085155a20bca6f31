import { INFRASTRUCTURE_PREFIXES, isInfrastructure } from './infrastructure'
import { routePattern } from './route-pattern'

test.each([
  ['/_next/static/chunks/a.js', true],
  ['/api', true],
  ['/cms/api/users/1', true],
  ['/admin/', true],
  ['/.well-known/anything', true],
  ['/robots.txt', true],
  ['/share/en/event/summit-2027/0123456789ab.jpg', true],
  ['/calendar/event/summit-2027.ics', true],
  ['/icon-512.png', true],
  ['/sitemap-2.xml', true],
  ['/sitemap-0.xml', false],
  ['/feed.xml/more', false],
  ['/', false],
  ['/about', false],
  ['/administrator', false],
  ['/cms.php', false],
  ['/shared', false],
  ['/event/api', false],
])('%s is answered though it is no screen: %s', (pathname, expected) => {
  expect(isInfrastructure(pathname)).toBe(expected)
})

test.each(INFRASTRUCTURE_PREFIXES)('logs name what lies below %s by that', (prefix) => {
  expect(routePattern(`${prefix}/ann@example.com`)).toBe(`${prefix}/[...]`)
})
