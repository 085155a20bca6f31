import { keptPage, renderedAddress } from './kept-page'

const keyOf = (path: string, cookie?: string) => keptPage(path, { cookie }, false)?.key

test.each([
  ['/about', undefined, 'en /en/about'],
  ['/about?utm_source=x', 'XSRF-TOKEN=1', 'en /en/about'],
  ['/about', 'a=b; local-lang=ge', 'ka /ka/about'],
  ['/about?lang=ge', undefined, 'en /ka/about'],
  ['/about?lang=en', 'local-lang=ge', 'ka /en/about'],
  ['/about?lang=fr', 'local-lang=xx', 'en /en/about'],
  ['/event/speakers?page=2', undefined, 'en /en/event/speakers/~cGFnZT0y'],
])('%s with the cookie %s is kept as %s', (path, cookie, key) => {
  expect(keyOf(path, cookie)).toBe(key)
})

test.each([
  ['/about', 'token=abc'],
  ['/about', 'a=b;token=abc'],
  ['/about', '__prerender_bypass=abc'],
  ['/about', 'local-lang=ge; local-lang=en'],
  ['/about', 'local-lang="ge"'],
  ['/login', undefined],
  ['/registration/abc', undefined],
  ['/nope', undefined],
  ['/api/events', undefined],
  // The framework reads these as another language, search or page.
  ['/about?nxtPlang=ge', undefined],
  ['/about?lang=ge.rsc', undefined],
  ['/event/speakers?nxtPkeyword=nobody', undefined],
  ['/event/speakers?page=2.rsc', undefined],
  // It knows no such cookie.
  ['/about', 'a=b;\tlocal-lang=ge'],
  // It redirects these.
  ['/x//../..', undefined],
  ['/event/../about', undefined],
])('%s with the cookie %s is asked for each time', (path, cookie) => expect(keyOf(path, cookie)).toBeUndefined())

test('a session in a header goes past it as well', () => {
  for (const name of ['token', 'authorization']) expect(keptPage('/about', { [name]: 'abc' }, false)).toBeNull()
})

test('the screen of missing pages is one for each language, whatever was asked for', () => {
  expect(keptPage('/?lang=ge', {}, true)).toEqual({ key: 'en /ka/not-here', path: '/ka/not-here', locale: 'ka', rememberedLocale: 'en', documents: [] })
})

test('links of emails that open nothing have a screen by their kind, and nothing else has', () => {
  expect(keptPage('/?lang=ge&link=registration', {}, true)?.path).toBe('/ka/not-here/registration')
  expect(keptPage('/?lang=en&link=subscription', {}, true)?.path).toBe('/en/not-here/subscription')
  expect(keptPage('/?lang=en&link=about', {}, true)?.path).toBe('/en/not-here')
  expect(keptPage('/?lang=en&link=registration', {}, false)?.path).toBe('/en')
})

test('the documents that a page needs are named', () => {
  expect(keptPage('/event/summit-2027/speaker/nino%20k', {}, false)?.documents).toEqual([
    { parameter: 'eventIdentifier', entity: 'events', identifier: 'summit-2027' },
    { parameter: 'identifier', entity: 'speakers', identifier: 'nino k' },
  ])
})

test.each([
  ['/about?fbclid=IwAR_nino%40mail.ge', '/about'],
  ['/about?lang=ge&utm_source=x', '/about?lang=ge'],
  ['/about?_rsc=G9tW3fuxNBIBo2r-&email=nino', '/about?_rsc=G9tW3fuxNBIBo2r-'],
  ['/about?_rsc=nino%40mail.ge', '/about'],
  ['/event/speakers?mc_eid=1&page=2&country=GE', '/event/speakers?country=GE&page=2'],
  ['/thank-you/application?event=summit-2027&email=nino', '/thank-you/application?event=summit-2027'],
  ['/about', '/about'],
])('what no page reads of %s is left out before it is rendered for everybody', (address, rendered) => expect(renderedAddress(address)).toBe(rendered))

test.each(['/registration/abc?done=register', '/nope?a=b', '/about/?a=b', '//about?a=b', '/event/../about?a=b'])('%s stays as it is', (address) => {
  expect(renderedAddress(address)).toBe(address)
})
