import { expect, MESSAGES, test } from '../support/test'

test('any other path leads to the root', async ({ request }) => {
  for (const path of [
    '/nope',
    '/about.html',
    '/wp-login.php',
    '/en',
    '/ka/about',
    '/About',
    '/event',
    '/event/summit-2027/nope',
    '/event/summit-2027/speaker',
    '/speaker',
    '/robots',
    '/apiary',
    '/administrator',
    '/en/screen/failed',
    '/a/b/c/d/e',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(307)
    expect(new URL(answer.headers().location ?? '', 'http://x').pathname, path).toBe('/')
  }
})

test('what is no screen is not redirected', async ({ request }) => {
  for (const path of ['/api/events', '/api/nope', '/cms/api/nope', '/icon.svg', '/robots.txt', '/favicon.ico', '/.well-known/x', '/_next/nope']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([200, 403, 404], path).toContain(answer.status())
  }
  for (const path of ['/api/events', '/cms/api/events', '/admin/login']) {
    expect((await request.get(path, { maxRedirects: 0 })).headers()['x-robots-tag'], path).toContain('noindex')
  }
})

test('the language comes from the address, then the cookie, never from the browser', async ({ request }) => {
  const languageOf = async (path: string, headers: Record<string, string>) => {
    const html = await (await request.get(path, { headers })).text()
    return /<html lang="(\w+)"/.exec(html)?.[1]
  }
  expect(await languageOf('/about', {})).toBe('en')
  expect(await languageOf('/about', { 'accept-language': 'ka-GE' })).toBe('en')
  expect(await languageOf('/about', { cookie: 'local-lang=ge' })).toBe('ka')
  expect(await languageOf('/about', {})).toBe('en')
  expect(await languageOf('/about?lang=ge', {})).toBe('ka')
  expect(await languageOf('/about?lang=ka', {})).toBe('ka')
  expect(await languageOf('/about?lang=en', { cookie: 'local-lang=ge' })).toBe('en')
  expect(await languageOf('/about?lang=xx', { cookie: 'local-lang=ge' })).toBe('ka')
  expect(await languageOf('/about', { cookie: 'local-lang=ka-GE' })).toBe('en')
})

test('metadata stand in the head for every kind of visitor', async ({ request }) => {
  for (const agent of ['curl/8', 'facebookexternalhit/1.1', 'TelegramBot (like TwitterBot)', 'Mozilla/5.0 Chrome/150']) {
    const html = await (await request.get('/event/summit-2027', { headers: { 'user-agent': agent } })).text()
    const head = html.slice(0, html.indexOf('</head>'))
    expect(head, agent).toContain('<title>Leadx Summit 2027')
    expect(head, agent).toMatch(/<meta name="description" content=".{50,}"/)
  }
})

test('a person’s page under an event names the person’s own page as the original', async ({ request }) => {
  const html = await (await request.get('/event/summit-2027/speaker/nino-kapanadze')).text()
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/speaker\/nino-kapanadze"/)
  expect(html).toMatch(/<h1[^>]*>Nino Kapanadze/)
})

test('an unknown page is whole without JavaScript, and leaves nothing open', async ({ request }) => {
  for (const [path, language] of [['/speaker/nope', 'en'], ['/event/nope/agenda?lang=ge', 'ka']] as const) {
    const answer = await request.get(path)
    const source = await answer.text()
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['content-language'], path).toBe(language)
    expect(source, path).toContain(`<html lang="${language}"`)
    expect(source.match(/<h1[^>]*>([^<]*)/)?.[1], path).toBe(MESSAGES[language].NotFound.title)
    expect(source, path).toMatch(/<footer.*<\/footer>/s)
  }
  expect((await request.head('/speaker/nope')).status()).toBe(404)
  // Nobody else can ask for this screen in the place of a page.
  const page = await request.get('/about', { headers: { 'x-not-here': '1' } })
  const heading = (await page.text()).match(/<h1[^>]*>([^<]*)/)?.[1]
  expect([MESSAGES.en.NotFound.title, MESSAGES.ka.NotFound.title, undefined]).not.toContain(heading)
})
