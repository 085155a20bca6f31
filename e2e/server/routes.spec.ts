import { readSource } from '../support/html'
import { EVERY_ROUTE, LIST_VIEWS } from '../support/pages'
import { expect, MESSAGES, test } from '../support/test'

const GEORGIAN = { cookie: 'local-lang=ge' }

test('any other path leads to the root', { tag: '@smoke' }, async ({ request }) => {
  for (const path of ['/nope', '/about.html', '/en', '/ka/about', '/About', '/event', '/event/summit-2027/nope', '/robots', '/apiary', '/administrator', '/en/screen/failed', '/a/b/c/d/e']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(307)
    expect(new URL(answer.headers().location ?? '', 'http://x').pathname, path).toBe('/')
  }
})

test('every screen is there, whole without scripts, in either language', async ({ baseURL }) => {
  for (const [index, path] of [...EVERY_ROUTE, ...LIST_VIEWS].entries()) {
    const language = index % 2 ? 'ka' : 'en'
    const answer = await fetch(`${baseURL}${path}`, { headers: language === 'ka' ? GEORGIAN : {} })
    const html = await answer.text()
    const { titles, headings, language: written } = readSource(html)
    expect([answer.status, titles.length, headings, written], path).toEqual([200, 1, 1, language])
    if (!path.startsWith('/event/summit-2027')) continue
    const label = MESSAGES[language].EventNavigation.label.replace('{event}', '[^"]*')
    const row = new RegExp(`<nav[^>]*aria-label="${label}"[^>]*>.*?</nav>`, 's').exec(html)?.[0]
    expect(row, `the agenda is one step away from ${path}`).toMatch(/href="\/event\/summit-2027\/agenda["?]/)
  }
})

test('an address that is no screen is not for search engines', async ({ request }) => {
  for (const path of ['/api/events', '/cms/api/events', '/admin/login']) {
    expect((await request.get(path, { maxRedirects: 0 })).headers()['x-robots-tag'], path).toContain('noindex')
  }
})

/** What leads nowhere, and the headers that it is asked for with. */
const NOWHERE: readonly (readonly [path: string, headers?: Record<string, string>])[] = [
  ['/speaker/nope'],
  [`/speaker/${'x'.repeat(300)}`],
  ['/participant/nobody', GEORGIAN],
  ['/event/nope/agenda?lang=ge'],
  ['/event/summit-2025/speaker/hanna-weiss', GEORGIAN],
  ['/event/summit-2027/speaker/tomasz-wolski'],
  [`/article/${encodeURIComponent('ანა'.repeat(8))}?lang=ge`],
]

test('what is not there is a 404 in the language of the visitor, whole without JavaScript, and not for search engines', async ({ baseURL }) => {
  for (const [path, headers = {}] of NOWHERE) {
    const language = headers === GEORGIAN || path.includes('lang=ge') ? 'ka' : 'en'
    const answer = await fetch(`${baseURL}${path}`, { headers })
    const source = await answer.text()
    const { titles, meta, main } = readSource(source)
    expect(answer.status, path).toBe(404)
    expect(answer.headers.get('content-language'), path).toBe(language)
    expect(source, path).toContain(`<html lang="${language}"`)
    expect(source.match(/<h1[^>]*>([^<]*)/)?.[1], path).toBe(MESSAGES[language].NotFound.title)
    expect(titles[0], path).toContain(MESSAGES[language].NotFound.title)
    expect(meta.robots, path).toContain('noindex')
    expect(main, path).toContain(MESSAGES[language].NotFound.speakers)
    expect(source, path).toMatch(/<footer.*<\/footer>/s)
  }
})

test('a personal link that opens nothing says so in place of its page, and how to get another one', async ({ baseURL }) => {
  const long = 'a'.repeat(56)
  for (const path of ['/registration/abc', '/registration/abc.def', `/registration/${long}`, `/registration/${long}/cancel`, '/registration/abc/reminders?lang=ge', '/subscription/xyz', `/subscription/${long}?lang=ge`]) {
    const answer = await fetch(`${baseURL}${path}`)
    const source = await answer.text()
    const { MissingLink, ResendForm } = MESSAGES[path.includes('lang=ge') ? 'ka' : 'en']
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')], path).toEqual([404, expect.stringContaining('no-store'), 'noindex'])
    // What is taken for a file may load nothing, and shows nothing.
    expect(answer.headers.get('content-security-policy'), path).toContain("script-src 'self'")
    expect(source.match(/<h1[^>]*>([^<]*)/)?.[1], path).toBe(MissingLink.title)
    expect(readSource(source).meta.robots, path).toContain('noindex')
    expect(readSource(source).main, path).toContain(path.startsWith('/registration') ? ResendForm.submit : MissingLink.subscribe)
  }
})

test('an unknown page leaves nothing open', async ({ request }) => {
  expect((await request.head('/speaker/nope')).status()).toBe(404)
  // Nobody else can ask for this screen in the place of a page.
  const page = await request.get('/about', { headers: { 'x-not-here': '1' } })
  const heading = (await page.text()).match(/<h1[^>]*>([^<]*)/)?.[1]
  expect([MESSAGES.en.NotFound.title, MESSAGES.ka.NotFound.title, undefined]).not.toContain(heading)
})
