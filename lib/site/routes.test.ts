import { isInfrastructure } from './infrastructure'
import { fillPath, matchRoute, RESERVED_EVENT_IDENTIFIERS, routeEventIdentifier, ROUTE_NAMES, ROUTES, routesWith, type RouteName } from './routes'

const event = { eventIdentifier: 'summit-2027' }
const person = { identifier: 'ana-tsereteli' }

/** Every screen with its address, as visitors have it in their bookmarks. */
const SCREENS: { name: RouteName; path: string; parameters: Record<string, string> }[] = [
  { name: 'home', path: '/', parameters: {} },
  { name: 'about', path: '/about', parameters: {} },
  { name: 'team', path: '/team', parameters: {} },
  { name: 'teamMember', path: '/team-member/ana-tsereteli', parameters: person },
  { name: 'media', path: '/media', parameters: {} },
  { name: 'article', path: '/article/ana-tsereteli', parameters: person },
  { name: 'letter', path: '/letter/ana-tsereteli', parameters: person },
  { name: 'galiJazz', path: '/gali-jazz', parameters: {} },
  { name: 'connect', path: '/connect', parameters: {} },
  { name: 'login', path: '/login', parameters: {} },
  { name: 'forgotPassword', path: '/forgot-password', parameters: {} },
  { name: 'resetPassword', path: '/reset-password/abc', parameters: { token: 'abc' } },
  { name: 'speakers', path: '/event/speakers', parameters: {} },
  { name: 'participants', path: '/event/participants', parameters: {} },
  { name: 'event', path: '/event/summit-2027', parameters: event },
  { name: 'eventAbout', path: '/event/summit-2027/about', parameters: event },
  { name: 'eventSpeakers', path: '/event/summit-2027/speakers', parameters: event },
  { name: 'eventParticipants', path: '/event/summit-2027/participants', parameters: event },
  { name: 'eventFaq', path: '/event/summit-2027/faq', parameters: event },
  { name: 'applyNow', path: '/event/summit-2027/apply-now', parameters: event },
  { name: 'agenda', path: '/event/summit-2027/agenda', parameters: event },
  { name: 'register', path: '/event/summit-2027/register-for-public-square', parameters: event },
  { name: 'eventParticipant', path: '/event/summit-2027/participant/ana-tsereteli', parameters: { ...event, ...person } },
  { name: 'eventSpeaker', path: '/event/summit-2027/speaker/ana-tsereteli', parameters: { ...event, ...person } },
  { name: 'participant', path: '/participant/ana-tsereteli', parameters: person },
  { name: 'speaker', path: '/speaker/ana-tsereteli', parameters: person },
  { name: 'explore', path: '/explore/summit-2027', parameters: event },
  { name: 'privacy', path: '/privacy', parameters: {} },
  { name: 'thankYou', path: '/thank-you/registration', parameters: { kind: 'registration' } },
  { name: 'form', path: '/form/abc', parameters: { token: 'abc' } },
  { name: 'ownRegistration', path: '/registration/abc', parameters: { token: 'abc' } },
  { name: 'ownSubscription', path: '/subscription/abc', parameters: { token: 'abc' } },
]

test('every screen of the specification is in the table', () => {
  expect(ROUTE_NAMES).toEqual(expect.arrayContaining(SCREENS.map(({ name }) => name)))
})

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
  expect(SCREENS.filter(({ path }) => isInfrastructure(path))).toEqual([])
})
