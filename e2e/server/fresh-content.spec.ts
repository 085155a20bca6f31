import { Cms } from '../support/cms'
import { expect, test } from '../support/test'

test.describe.configure({ mode: 'serial' })

const read = async (url: string, lang = 'en') => (await fetch(`${url}${url.includes('?') ? '&' : '?'}lang=${lang}`)).text()

test('a new title shows on the next request, in its language only', { tag: '@smoke' }, async ({ ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const key = await cms.keyOf('events', 'identifier', 'summit-2027')
  const pages = [ownSite.url, `${ownSite.url}/event/summit-2027`]
  const before = await Promise.all(pages.map((page) => read(page, 'ge')))
  for (const page of pages) expect(await read(page)).toContain('Leadx Summit 2027')
  const putBack = [await cms.remember(`events/${key}`, 'title'), await cms.remember('globals/home', 'hero')]
  await cms.publish('events', key, { title: 'Summit of Tests' })
  await cms.send('POST', 'globals/home?locale=en', { hero: { title: 'A heading from staff' }, _status: 'published' })
  expect(await read(ownSite.url)).toContain('A heading from staff')
  for (const page of pages) expect(await read(page)).toContain('Summit of Tests')
  for (const [index, page] of pages.entries()) {
    const after = await read(page, 'ge')
    expect(after).not.toContain('Summit of Tests')
    expect(titles(after)).toEqual(titles(before[index] ?? ''))
  }
  for (const act of putBack) await act()
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

test('an article more than fit on a page begins a second one', async ({ ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const { doc } = await cms.send('POST', 'articles?locale=en', { identifier: 'one-more', title: 'One more', publishedAt: '2020-01-01T00:00:00Z', _status: 'published' })
  const second = await read(`${ownSite.url}/media?page=2`)
  expect(second).toContain('One more')
  expect(second).toMatch(/rel="canonical" href="[^"]*\/media\?page=2"/)
  expect(second).not.toContain('noindex')
  expect(await read(`${ownSite.url}/media`)).toContain('href="/media?page=2"')
  await cms.send('DELETE', `articles/${doc.id}`)
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

test('after an edit the share image that a page of an event names is there at once, in both languages', async ({ ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const { docs: pictures } = await cms.send<{ docs: { id: string }[] }>('GET', 'media?limit=1&depth=0')
  const event = await cms.keyOf('events', 'identifier', 'gali-jazz-2027')
  const putBack = await cms.remember(`events/${event}`, 'title', 'coverImage')
  await cms.publish('events', event, { title: 'Jazz 2027, edited', coverImage: pictures[0]?.id }, 'ka')
  // What is read for it may not be older than what is read for the page.
  expect((await fetch(`${ownSite.url}/sitemap.xml`)).status).toBe(200)
  for (const path of ['/event/gali-jazz-2027', '/event/gali-jazz-2027/agenda']) {
    for (const lang of ['en', 'ge']) {
      const drawn = /property="og:image" content="([^"]*)"/.exec(await read(`${ownSite.url}${path}`, lang))?.[1] ?? ''
      expect((await fetch(drawn, { redirect: 'manual' })).status, `${path} in ${lang} names ${drawn}`).toBe(200)
    }
  }
  await putBack()
})

test('an address that changes leads on, with a 308, as do calendars and pictures by the old one', async ({ ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const { doc: event } = await cms.send('POST', 'events?locale=en', { identifier: 'summit-of-staff', title: 'Summit of Staff', startsAt: '2028-05-10T06:00:00Z', endsAt: '2028-05-11T15:00:00Z', _status: 'published' })
  const { doc: speaker } = await cms.send('POST', 'speakers?locale=en', { identifier: 'staff-speaker', fullName: 'Ana Staff', events: [event.id], _status: 'published' })
  await cms.send('POST', 'sessions?locale=en', { event: event.id, speakers: [speaker.id], startsAt: '2028-05-10T07:00:00Z', title: 'Opening talk', _status: 'published' })
  const ask = async (path: string) => {
    const answer = await fetch(`${ownSite.url}${path}`, { redirect: 'manual' })
    return [answer.status, answer.headers.get('location')]
  }
  // What is kept of it is not shown again.
  expect(await ask('/event/summit-of-staff/agenda')).toEqual([200, null])
  await cms.publish('events', event.id, { identifier: 'staff-summit' })
  await cms.publish('speakers', speaker.id, { identifier: 'ana-staff' })
  expect(await ask('/event/summit-of-staff/agenda')).toEqual([308, '/event/staff-summit/agenda'])
  expect(await ask('/event/summit-of-staff/agenda?day=2028-05-18&stage=Hall')).toEqual([308, '/event/staff-summit/agenda?day=2028-05-18&stage=Hall'])
  expect(await ask('/event/summit-of-staff/speaker/staff-speaker?lang=ge')).toEqual([308, '/event/staff-summit/speaker/ana-staff?lang=ge'])
  expect((await ask('/event/staff-summit'))[0]).toBe(200)
  expect((await ask('/event/summit-of-staff/speaker/nobody'))[0]).toBe(404)
  // Whoever has subscribed to a calendar goes on getting it by the address they have.
  const calendar = await fetch(`${ownSite.url}/calendar/agenda/summit-of-staff.ics`)
  expect([calendar.status, (await calendar.text()).includes('Opening talk')]).toEqual([200, true])
  // Links that were shared go on showing their picture.
  const image = await fetch(`${ownSite.url}/share/en/speaker/staff-speaker/summit-of-staff/0123456789ab.jpg`)
  expect([image.status, image.headers.get('content-type'), image.redirected]).toEqual([200, 'image/jpeg', true])
})

function titles(html: string): (string | undefined)[] {
  return [...html.matchAll(/<h[123][^>]*>(.*?)<\/h[123]>/gs)].map(([, text]) => text)
}
