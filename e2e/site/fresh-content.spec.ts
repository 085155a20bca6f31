import { Cms } from '../support/cms'
import { expect, test } from '../support/test'

test.describe.configure({ mode: 'serial' })

const read = async (url: string, lang = 'en') => (await fetch(`${url}${url.includes('?') ? '&' : '?'}lang=${lang}`)).text()

test('a new title shows on the next request, in its language only', async ({ ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const key = await cms.keyOf('events', 'identifier', 'summit-2027')
  const pages = [ownSite.url, `${ownSite.url}/event/summit-2027`, `${ownSite.url}/about`]
  const before = await Promise.all(pages.map((page) => read(page, 'ge')))
  for (const page of pages) expect(await read(page)).toContain('Leadx Summit 2027')
  const putBack = await cms.remember(`events/${key}`, 'title')
  await cms.publish('events', key, { title: 'Summit of Tests' })
  for (const page of pages) expect(await read(page)).toContain('Summit of Tests')
  for (const [index, page] of pages.entries()) {
    const after = await read(page, 'ge')
    expect(after).not.toContain('Summit of Tests')
    expect(titles(after)).toEqual(titles(before[index] ?? ''))
  }
  await putBack()
})

test('a draft stays inside until it is published', async ({ ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const { doc } = await cms.send('POST', 'speakers?locale=en', {
    identifier: 'test-speaker',
    fullName: 'Draft Person',
    isFeatured: true,
    _status: 'draft',
  })
  const everywhere = async () => {
    // The 25th speaker begins the second page.
    const paths = ['/', '/event/speakers?page=2', '/speaker/test-speaker', '/api/speakers?all=true']
    return Promise.all(paths.map((path) => read(`${ownSite.url}${path}`)))
  }
  for (const text of await everywhere()) expect(text).not.toContain('Draft Person')
  expect((await fetch(`${ownSite.url}/speaker/test-speaker`)).status).toBe(404)
  await cms.publish('speakers', doc.id, { fullName: 'Public Person' })
  for (const text of await everywhere()) expect(text).toContain('Public Person')
  expect((await fetch(`${ownSite.url}/speaker/test-speaker`)).status).toBe(200)
  await cms.send('PATCH', `speakers/${doc.id}?locale=en`, { _status: 'draft' })
  for (const text of await everywhere()) expect(text).not.toContain('Public Person')
  await cms.publish('speakers', doc.id, { fullName: 'Back Again' })
  for (const text of await everywhere()) expect(text).toContain('Back Again')
  await cms.send('DELETE', `speakers/${doc.id}`)
  for (const text of await everywhere()) expect(text).not.toContain('Back Again')
})

test('a person whose event is withdrawn keeps their page and loses the event', async ({ ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const key = await cms.keyOf('events', 'identifier', 'summit-2025')
  expect(await read(`${ownSite.url}/speaker/tomasz-wolski`)).toContain('/event/summit-2025"')
  await cms.send('PATCH', `events/${key}?locale=en`, { _status: 'draft' })
  expect(await read(`${ownSite.url}/speaker/tomasz-wolski`)).not.toContain('/event/summit-2025"')
  expect((await fetch(`${ownSite.url}/event/summit-2025`)).status).toBe(404)
  expect((await fetch(`${ownSite.url}/event/summit-2025/speaker/tomasz-wolski`)).status).toBe(404)
  await cms.publish('events', key, {})
})

test('the agenda of an event that is not public is not public either', async ({ ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const key = await cms.keyOf('events', 'identifier', 'accelerator-2027')
  const count = async (name: string) => {
    const answer = await fetch(`${ownSite.url}/api/${name}?all=true`)
    return ((await answer.json()) as { total: number }).total
  }
  const [faqs, lineups] = [await count('faqs'), await count('lineups')]
  await cms.send('PATCH', `events/${key}?locale=en`, { _status: 'draft' })
  expect([await count('faqs'), await count('lineups')]).toEqual([faqs - 8, lineups - 4])
  await cms.publish('events', key, {})
  expect([await count('faqs'), await count('lineups')]).toEqual([faqs, lineups])
})

test('a page that was withdrawn after a draft was saved is gone at once, under its old address too', async ({ ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const key = await cms.keyOf('speakers', 'identifier', 'leyla-aydin')
  const status = async (identifier: string) => (await fetch(`${ownSite.url}/speaker/${identifier}`, { redirect: 'manual' })).status
  expect(await status('leyla-aydin')).toBe(200)
  const putBack = await cms.remember(`speakers/${key}`, 'identifier', 'role')
  await cms.send('PATCH', `speakers/${key}?locale=en&draft=true`, { role: 'Another role', _status: 'draft' })
  expect(await status('leyla-aydin')).toBe(200)
  await cms.send('PATCH', `speakers/${key}?locale=en&draft=true`, { identifier: 'leyla-a', _status: 'draft' })
  await cms.publish('speakers', key, {})
  expect([await status('leyla-aydin'), await status('leyla-a')]).toEqual([308, 200])
  await cms.send('PATCH', `speakers/${key}?locale=en&draft=true`, { role: 'A third role', _status: 'draft' })
  await cms.send('PATCH', `speakers/${key}?locale=en`, { _status: 'draft' })
  expect([await status('leyla-aydin'), await status('leyla-a')]).toEqual([404, 404])
  await putBack()
})

test('the text of the home page follows the common data', async ({ ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const putBack = await cms.remember('globals/home', 'hero')
  await cms.send('POST', 'globals/home?locale=en', { hero: { title: 'A heading from staff' }, _status: 'published' })
  expect(await read(ownSite.url)).toContain('A heading from staff')
  expect(await read(ownSite.url, 'ge')).not.toContain('A heading from staff')
  await putBack()
})

test('after an edit the share image that a page of an event names is there at once, in both languages', async ({ ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const { docs: pictures } = await cms.send<{ docs: { id: string }[] }>('GET', 'media?limit=1&depth=0')
  const event = await cms.keyOf('events', 'identifier', 'gali-jazz-2027')
  const putBack = await cms.remember(`events/${event}`, 'title', 'coverImage')
  await cms.publish('events', event, { title: 'Jazz 2027, edited', coverImage: pictures[0]?.id }, 'ka')
  for (const path of ['/event/gali-jazz-2027', '/event/gali-jazz-2027/agenda']) {
    for (const lang of ['en', 'ge']) {
      const drawn = /property="og:image" content="([^"]*)"/.exec(await read(`${ownSite.url}${path}`, lang))?.[1] ?? ''
      expect((await fetch(drawn, { redirect: 'manual' })).status, `${path} in ${lang} names ${drawn}`).toBe(200)
    }
  }
  await putBack()
})

function titles(html: string): (string | undefined)[] {
  return [...html.matchAll(/<h[123][^>]*>(.*?)<\/h[123]>/gs)].map(([, text]) => text)
}
