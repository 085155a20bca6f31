import { cachedPage, missingScreen } from './cached-page'

const keyOf = (path: string, cookie?: string) => cachedPage(path, { cookie })?.key?.replace(' document', '')

test.each([
  ['/about', undefined, 'en /en/about'],
  ['/about', 'a=b; local-lang=ge', 'ka /ka/about'],
  ['/about?lang=ge', undefined, 'en /ka/about'],
  ['/about?lang=en', 'local-lang=ge', 'ka /en/about'],
  ['/about?lang=fr', 'local-lang=xx', 'en /en/about'],
  ['/event/speakers?page=2', undefined, 'en /en/event/speakers/~cGFnZT0y'],
])('%s with the cookie %s is cached as %s', (path, cookie, key) => {
  expect(keyOf(path, cookie)).toBe(key)
})

test.each([
  ['/about', '__prerender_bypass=abc'],
  ['/about', 'local-lang="ge"'],
  ['/registration/abc', undefined],
  ['/api/events', undefined],
  // The framework reads these as another language, search or page.
  ['/about?nxtPlang=ge', undefined],
  ['/event/speakers?nxtPkeyword=nobody', undefined],
  ['/event/speakers?page=2.rsc', undefined],
  // It knows no such cookie.
  ['/about', 'a=b;\tlocal-lang=ge'],
  ['/event/../about', undefined],
])('%s with the cookie %s is asked for each time', (path, cookie) => expect(keyOf(path, cookie)).toBeUndefined())

test('sessions make no difference, previews do', () => {
  for (const name of ['token', 'authorization']) expect(cachedPage('/about', { [name]: 'abc' })?.key).toBe('en /en/about document')
})

test('a payload and a file are cached by themselves', () => {
  expect(cachedPage('/about?_rsc=abc', { rsc: '1' })).toMatchObject({ key: 'en /en/about payload', address: '/about' })
  expect(cachedPage('/feed.xml?lang=ge&x=1', { cookie: 'local-lang=en' })).toMatchObject({ key: '/ka/feed export', path: '/ka/feed', address: '/feed.xml?lang=ge' })
  expect(cachedPage('/sitemap-2.xml?lang=ge', {})).toMatchObject({ path: '/en/sitemap/2' })
})

test('the screen of missing pages is one for each language, and one for each kind of link in emails', () => {
  expect(cachedPage('/about?lang=ge', {})?.screen()).toMatchObject({ key: 'en /ka/not-here document', path: '/ka/not-here', address: '/?lang=ge', documents: [], isScreen: true })
  expect(missingScreen('ka', 'ka', 'registration')).toMatchObject({ path: '/ka/not-here/registration', address: '/?lang=ge&link=registration' })
  expect(missingScreen('en', 'en', 'about').path).toBe('/en/not-here')
})

test('the documents that a page needs are named', () => {
  expect(cachedPage('/event/summit-2027/speaker/nino%20k', {})?.documents).toEqual([
    { parameter: 'eventIdentifier', entity: 'events', identifier: 'summit-2027' },
    { parameter: 'identifier', entity: 'speakers', identifier: 'nino k' },
  ])
})

test.each([
  ['/about?fbclid=IwAR_nino%40mail.ge', '/about'],
  ['/about?lang=ge&utm_source=x', '/about?lang=ge'],
  ['/event/speakers?mc_eid=1&page=2&country=GE', '/event/speakers?country=GE&page=2'],
  ['/thank-you/application?event=summit-2027&email=nino', '/thank-you/application?event=summit-2027'],
])('what no page reads of %s is left out before it is rendered for everybody', (address, rendered) => expect(cachedPage(address, {})?.address).toBe(rendered))
