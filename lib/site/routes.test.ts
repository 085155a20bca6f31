import { isInfrastructure } from './infrastructure'
import { fillPath, matchRoute, RESERVED_EVENT_IDENTIFIERS, routeEventIdentifier, ROUTE_NAMES, ROUTES, routesWith, type RouteName } from './routes'

const event = { eventIdentifier: 'summit-2027' }
const person = { identifier: 'ana-tsereteli' }

/** A screen of each kind of address. */
const SCREENS: { name: RouteName; path: string; parameters: Record<string, string> }[] = [
  { name: 'home', path: '/', parameters: {} },
  { name: 'teamMember', path: '/team-member/ana-tsereteli', parameters: person },
  { name: 'resetPassword', path: '/reset-password/abc', parameters: { token: 'abc' } },
  { name: 'speakers', path: '/event/speakers', parameters: {} },
  { name: 'participants', path: '/event/participants', parameters: {} },
  { name: 'event', path: '/event/summit-2027', parameters: event },
  { name: 'agenda', path: '/event/summit-2027/agenda', parameters: event },
  { name: 'eventSpeaker', path: '/event/summit-2027/speaker/ana-tsereteli', parameters: { ...event, ...person } },
  { name: 'speaker', path: '/speaker/ana-tsereteli', parameters: person },
  { name: 'explore', path: '/explore/summit-2027', parameters: event },
  { name: 'thankYou', path: '/thank-you/registration', parameters: { kind: 'registration' } },
  { name: 'ownRegistration', path: '/registration/abc', parameters: { token: 'abc' } },
]

test('a page of the sitemap has no parameter, one of an event that of the event, and all are public', () => {
  const parametersOf = (name: RouteName) => [...ROUTES[name].pattern.matchAll(/\[(\w+)\]/g)].map(([, key]) => key)
  expect(routesWith('sitemap', 'page').filter((name) => parametersOf(name).length > 0)).toEqual([])
  expect(routesWith('sitemap', 'event').filter((name) => parametersOf(name).join() !== 'eventIdentifier')).toEqual([])
  expect(routesWith('sitemap', 'document').filter((name) => parametersOf(name).join() !== 'identifier')).toEqual([])
  expect(ROUTE_NAMES.filter((name) => ROUTES[name].sitemap !== 'none' && ROUTES[name].audience !== 'public')).toEqual([])
})

test.each(SCREENS)('$path shows $name, to which links lead with any identifier', ({ name, path, parameters }) => {
  expect(matchRoute(path)).toEqual({ name, parameters })
  expect(fillPath(name, parameters)).toBe(path)
  const unusual = Object.fromEntries(Object.keys(parameters).map((key) => [key, `სამიტი / 50% & ${key}?`]))
  expect(matchRoute(fillPath(name, unusual))).toEqual({ name, parameters: unusual })
})

test.each(['/nothing', '/about/us', '/About', '/event//about', '/event/summit-2027/speaker', '', 'about', '/en/about'])('"%s" is no screen', (path) => {
  expect(matchRoute(path)).toBeNull()
})

test('an address that cannot be decoded still shows a screen', () => {
  expect(matchRoute('/speaker/100%')).toEqual({ name: 'speaker', parameters: { identifier: '100%' } })
})

test('no event can take the address of another screen', () => {
  const patterns = Object.values(ROUTES).map(({ pattern }) => pattern.split('/'))
  const besideEvents = patterns.filter(([, first, second, ...rest]) => first === 'event' && second && rest.length === 0)
  const fixed = besideEvents.map(([, , second]) => second).filter((segment) => !segment?.startsWith('['))
  expect([...RESERVED_EVENT_IDENTIFIERS].sort()).toEqual(fixed.sort())
})

test.each([
  { path: '/event/summit-2027', identifier: 'summit-2027' },
  { path: '/event/summit-2027/speaker/ana-tsereteli', identifier: 'summit-2027' },
  { path: '/', identifier: '' },
])('$path is about the event "$identifier"', ({ path, identifier }) => {
  expect(routeEventIdentifier(path)).toBe(identifier)
})

test('no screen hides behind the API, the staff screens or a file', () => {
  expect(Object.values(ROUTES).filter(({ pattern }) => isInfrastructure(pattern))).toEqual([])
})
