import { readSource } from '../support/html'
import { expect, MESSAGES, test } from '../support/test'

// Where the language matters pages are fetched: Playwright's own requests keep cookies.
const READERS = ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', 'TelegramBot (like TwitterBot)', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'Mozilla/5.0 Chrome/150', 'curl/8.5.0']

test('whoever reads a page finds the same in its head', async ({ request }) => {
  for (const path of ['/event/summit-2027?lang=ge', '/article/how-to-end-a-meeting']) {
    const heads = await Promise.all(
      READERS.map(async (reader) => readSource(await (await request.get(path, { headers: { 'user-agent': reader } })).text())),
    )
    const [first, ...others] = heads.map(({ meta, canonicals, alternates, titles }) => ({ meta, canonicals, alternates, titles }))
    expect(first?.meta['og:image'], path).toMatch(/^http/)
    for (const other of others) expect(other, path).toEqual(first)
  }
})

test('a person on a page of an event, and a part of a list, have an address of their own', async ({ baseURL }) => {
  for (const [path, canonical] of [['/event/summit-2027/speaker/nino-kapanadze?lang=ge', '/speaker/nino-kapanadze?lang=ge'], ['/event/speakers?page=2&lang=ge', '/event/speakers?page=2&lang=ge'], ['/about?utm_source=x&lang=en', '/about']] as const) {
    expect(readSource(await (await fetch(`${baseURL}${path}`)).text()).canonicals, path).toEqual([`${baseURL}${canonical}`])
  }
})

test('forms that take nobody, and parts of lists, are not for search engines', async ({ baseURL }) => {
  for (const path of ['/login', '/event/accelerator-2027/register-for-public-square', '/event/summit-2026/register-for-public-square', '/event/summit-2026/apply-now', '/event/summit-2025/agenda', '/media?tag=jazz', '/media?page=9', '/event/participants?country=UA', '/event/speakers?page=999']) {
    expect(readSource(await (await fetch(`${baseURL}${path}`)).text()).meta.robots, path).toBe('noindex, follow')
  }
})

test('machines find their files, each in the languages that it has', async ({ request, baseURL }) => {
  for (const [path, type, part] of [
    ['/robots.txt', 'text/plain', `Sitemap: ${baseURL}/sitemap.xml`],
    ['/sitemap.xml', 'application/xml', `<loc>${baseURL}/about?lang=ge</loc>`],
    ['/feed.xml', 'application/atom+xml', MESSAGES.en.Frame.feedTitle.replace('{name}', 'Leadx')],
    ['/feed.xml?lang=ge', 'application/atom+xml', MESSAGES.ka.Frame.feedTitle.replace('{name}', 'Leadx')],
    ['/letters.xml', 'application/atom+xml', MESSAGES.en.Frame.newsletterFeedTitle.replace('{name}', 'Leadx')],
    ['/letters.xml?lang=ge', 'application/atom+xml', MESSAGES.ka.Frame.newsletterFeedTitle.replace('{name}', 'Leadx')],
    ['/llms.txt', 'text/plain', `${baseURL}/api/sessions?event=summit-2027&all=true`],
    ['/llms.txt?lang=ge', 'text/plain', MESSAGES.ka.LlmsTxt.events],
    ['/manifest.webmanifest?lang=ge', 'application/manifest+json', '"start_url":"/?lang=ge"'],
    ['/.well-known/security.txt', 'text/plain', 'Contact: mailto:'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0, headers: { cookie: 'local-lang=ge' } })
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-type'], path).toContain(type)
    expect(await answer.text(), path).toContain(part)
  }
  const agenda = (await (await request.get('/api/sessions?event=summit-2027&all=true')).json()) as { total: number }
  expect(agenda.total).toBe(24)
  expect((await request.get('/sitemap-1.xml')).status()).toBe(404)
})

test('every icon that a page or the manifest names is there', async ({ request }) => {
  const { head } = readSource(await (await request.get('/')).text())
  const named = [...head.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(([, href = '']) => href)
  const { icons } = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] }
  const all = [...new Set([...named, ...icons.map(({ src }) => src)])]
  expect(all).toHaveLength(6)
  for (const icon of all) {
    const answer = await request.get(icon, { maxRedirects: 0 })
    expect(answer.status(), icon).toBe(200)
    expect(answer.headers()['content-type'], icon).toMatch(/^image\//)
  }
})

test('the cover of an event or an article grows out of the list that leads to it', async ({ request }) => {
  for (const [list, kind, identifier] of [['/', 'event', 'summit-2027'], ['/media', 'article', 'interview-jonas-lindqvist-six-questions']] as const) {
    for (const path of [list, `/${kind}/${identifier}`]) expect(await (await request.get(path)).text(), path).toContain(`vt-name="cover-${kind}-${identifier}"`)
  }
})

test('a page without scripts shows the documentation of the API', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: 'GET /api/speakers', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'RegistrationBody' }).first()).toHaveAttribute('href', '#schema-RegistrationBody')
  await expect(page.getByText('maxLength 254').first()).toBeVisible()
  await expect(page.locator('script')).toHaveCount(0)
})
