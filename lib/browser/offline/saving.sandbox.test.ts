import { randomBytes } from 'node:crypto'
import { bytesOf, EMPTY_INDEX } from '@/lib/site/offline/kept-index'
import { FULL_CHECK_INTERVAL, MAX_KEPT_BYTES, MAX_KEPT_EVENTS, STATUS_CHECK_INTERVAL } from '@/lib/site/offline/limits'
import { Answering } from './answering'
import { EventSaver } from './event-saver'
import { OfflinePageSaver } from './offline-page-saver'
import { CACHE_NAME, KeptStorage } from './kept-storage'
import { SiteCopies } from './site-copies'
import { TicketSaver } from './ticket-saver'

const ORIGIN = 'http://localhost'
const words = (text: string) => Array.from({ length: 400 }, (_, place) => `${text} ${place * 7919}`).join(' ')
/** Words that no compression makes smaller. */
const noise = (length: number) => randomBytes(length).toString('base64')

/** The part of the browser's storage that is used. */
function fakeCaches(): CacheStorage {
  const caches = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const entries = caches.get(name) ?? new Map<string, Response>()
    caches.set(name, entries)
    return {
      put: (key: string, answer: Response) => Promise.resolve(void entries.set(key, answer)),
      match: (key: string) => Promise.resolve(entries.get(key)?.clone()),
      delete: (key: string) => Promise.resolve(entries.delete(key)),
      keys: () => Promise.resolve([...entries.keys()].map((key) => ({ url: `${ORIGIN}${key}` }))),
    }
  }
  return { open: (name: string) => Promise.resolve(open(name)), delete: (name: string) => Promise.resolve(caches.delete(name)) } as unknown as CacheStorage
}

function fakeSite(caches = fakeCaches()) {
  const pages = new Map<string, { html: string; etag?: string }>()
  const requests: string[] = []
  const site = { pages, requests, isUp: true, status: 0, broken: '', now: 1_000_000_000, onRequest: () => {} }
  const answerTo = (input: RequestInfo | URL, init?: RequestInit): Response => {
    const url = new URL(input instanceof Request ? input.url : String(input), ORIGIN)
    requests.push(`${url.pathname}${url.search}`)
    site.onRequest()
    if (!site.isUp) throw new TypeError('Failed to fetch')
    expect(init?.credentials ?? 'omit').toBe('omit')
    if (url.pathname === site.broken) return new Response('', { status: 500 })
    if (site.status) return new Response('', { status: site.status })
    const page = pages.get(url.pathname)
    if (!page) return new Response('', { status: 404 })
    const isKnown = page.etag && new Headers(init?.headers).get('if-none-match') === page.etag
    if (isKnown) return new Response(null, { status: 304 })
    const type = url.pathname.endsWith('.webp') ? 'image/webp' : 'text/html'
    const html = page.html.replace('LANG', url.searchParams.get('lang') ?? '')
    return new Response(html, { headers: { 'Content-Type': type, ...(page.etag && { ETag: page.etag }) } })
  }
  const read = (...request: Parameters<typeof fetch>) => new Promise<Response>((resolve) => resolve(answerTo(...request)))
  const storage = new KeptStorage(caches)
  const copies = new SiteCopies(storage, { origin: ORIGIN, fetch: read, now: () => site.now, isSparing: () => false })
  const [events, tickets, offlinePage] = [new EventSaver(storage, copies), new TicketSaver(storage, copies), new OfflinePageSaver(storage, copies)]
  const answering = new Answering(storage, {}, (request) => read(request))
  const open = (path: string) => answering.page(new Request(`${ORIGIN}${path}`), () => undefined)
  const show = async (path: string) => (await open(path)).text()
  return { site, caches, storage, events, tickets, offlinePage, open, show }
}

const page = (text: string, more = '') => `<html lang="LANG"><title>${text}</title>${words('header')}<main>${text}</main>${more}`

test('an event is kept with the people that it links to, in both languages, and shown when the site is away', async () => {
  const { site, storage, events, show } = fakeSite()
  site.pages.set('/event/a', { html: page('Event', '<a href="/event/a/speaker/nino">N</a><a href="/event/b">B</a><img srcSet="/m/n-960x600.webp 960w, /m/n-240x150.webp 240w"/>') })
  site.pages.set('/event/a/agenda', { html: page('Agenda') })
  site.pages.set('/event/a/speaker/nino', { html: page('Nino') })
  site.pages.set('/event/b', { html: page('Another event') })
  site.pages.set('/m/n-240x150.webp', { html: 'small' })
  await events.keep('a', 'ka', '/event/a')
  site.isUp = false
  const { events: kept, sizes } = await storage.index()
  expect(kept[0]?.pages.map(({ locale, address }) => `${locale} ${address}`)).toEqual([
    'ka /event/a', 'ka /event/a/agenda', 'ka /event/a/speaker/nino', 'en /event/a', 'en /event/a/agenda', 'en /event/a/speaker/nino',
  ])
  expect(kept[0]?.pictures).toEqual(['/m/n-240x150.webp'])
  const [first, second] = kept[0]?.pages ?? []
  expect(sizes[second?.key ?? '']).toBeLessThan((sizes[first?.key ?? ''] ?? 0) / 3)
  expect(await show('/event/a/speaker/nino?lang=ge')).toMatch(/^<html data-saved-at="1000000000" lang="ge">.*<main>Nino</)
  expect(await show('/event/a/agenda?day=2027-05-13')).toContain('<main>Agenda<')
})

test('without any event kept, a page that cannot be reached leads to the one that says so, in the language of the visitor', async () => {
  const { site, storage, offlinePage, events, open, show } = fakeSite()
  site.pages.set('/offline', { html: page('Offline', '<script src="/_next/static/chunks/f.js">'), etag: '"1"' })
  site.pages.set('/_next/static/chunks/f.js', { html: 'script' })
  site.pages.set('/event/a', { html: page('Event') })
  await offlinePage.keep('ka')
  // What else is kept and thrown away leaves it.
  await events.keep('a', 'ka', '/event/a')
  const { length } = site.requests
  await offlinePage.keep('en')
  expect(site.requests).toHaveLength(length)
  site.now += FULL_CHECK_INTERVAL + 1
  await offlinePage.keep('en')
  expect(site.requests.slice(length)).toEqual(['/offline?lang=en', '/offline?lang=ge'])
  site.isUp = false
  const answer = await open('/about?x=1')
  expect(answer.headers.get('location')).toBe(`${ORIGIN}/offline?page=%2Fabout%3Fx%3D1`)
  for (const lang of ['ge', 'en']) expect(await show(`/offline?page=%2Fabout&lang=${lang}`)).toMatch(new RegExp(`lang="${lang}">.*<main>Offline<`))
  expect((await storage.index()).sizes).toHaveProperty(['/_next/static/chunks/f.js'])
  await expect(open('/offline/none')).resolves.toMatchObject({ status: 302 })
})

test('the offline page that an older worker kept stays after the update, and its index is read as it is now', async () => {
  const { site, caches, storage, offlinePage } = fakeSite()
  site.pages.set('/offline', { html: page('Offline'), etag: '"1"' })
  site.pages.set('/event/a', { html: page('Event') })
  await offlinePage.keep('en')
  const { offlinePages, ...older } = await storage.index()
  await (await caches.open(CACHE_NAME)).put('/kept/index', Response.json({ ...older, general: offlinePages }))
  const updated = fakeSite(caches)
  updated.site.pages.set('/event/a', { html: page('Event') })
  await updated.events.keep('a', 'en', '/event/a')
  updated.site.isUp = false
  expect(await updated.show('/offline')).toContain('<main>Offline<')
  expect(await updated.storage.index()).not.toHaveProperty('general')
})

describe('after a worker that was stopped', () => {
  const AGENDA = '/event/a/agenda'

  async function stopped(breakIt: (cache: Cache, keys: string[]) => Promise<unknown>) {
    const { site, caches, events, tickets } = fakeSite()
    const fill = (pages: typeof site.pages) => {
      pages.set('/event/a', { html: page('Event', `<a href="${AGENDA}">A</a><script src="/_next/static/chunks/f.js">`), etag: '"1"' })
      pages.set(AGENDA, { html: page('Agenda'), etag: '"2"' })
      pages.set('/registration/token', { html: page('Ticket'), etag: '"3"' })
      pages.set('/_next/static/chunks/f.js', { html: 'script' })
    }
    fill(site.pages)
    await events.keep('a', 'en', '/event/a')
    await tickets.keep('/registration/token')
    const cache = await caches.open(CACHE_NAME)
    const keys = (await cache.keys()).map(({ url }) => new URL(url).pathname)
    await breakIt(cache, keys)
    const next = fakeSite(caches)
    fill(next.site.pages)
    next.site.now += STATUS_CHECK_INTERVAL + 1
    await next.events.keep('a', 'en', '/event/a')
    await next.tickets.check()
    next.site.isUp = false
    return { ...next, keys, left: (await cache.keys()).map(({ url }) => new URL(url).pathname) }
  }

  test.each(['/en/event/a', `/en${AGENDA}`, '/en/registration/token', '/_next/static/chunks/f.js'])('%s, which the index names and which is gone, is kept anew', async (lost) => {
    const { show, left, storage } = await stopped((cache, keys) => cache.delete(keys.find((key) => key.endsWith(lost)) ?? ''))
    expect(await show('/event/a')).toContain('<main>Event<')
    expect(await show(AGENDA)).toContain('<main>Agenda<')
    expect(await show('/registration/token')).toContain('<main>Ticket<')
    expect(left).toContain('/_next/static/chunks/f.js')
    expect(Object.keys((await storage.index()).sizes).sort()).toEqual(left.filter((key) => key !== '/kept/index').sort())
  })

  test('content that no index names is deleted', async () => {
    const { left } = await stopped((cache) => cache.put('/kept/1-1/en/event/old', new Response('left over')))
    expect(left).not.toContain('/kept/1-1/en/event/old')
  })

  test('scripts that an older worker left out are kept', async () => {
    const { left, show } = await stopped(async (cache) => {
      const { format: _, ...index } = (await (await cache.match('/kept/index'))?.json()) as { format: number; sizes: Record<string, number>; events: { files: string[] }[] }
      delete index.sizes['/_next/static/chunks/f.js']
      for (const event of index.events) event.files = []
      await cache.delete('/_next/static/chunks/f.js')
      await cache.put('/kept/index', Response.json(index))
    })
    expect(left).toContain('/_next/static/chunks/f.js')
    expect(await show('/event/a')).toContain('<main>Event<')
  })
})

test('nothing is added beyond the space an event may take', async () => {
  const { site, storage, events } = fakeSite()
  const links = Array.from({ length: 6 }, (_, place) => `/event/a/speaker/s${place}`)
  site.pages.set('/event/a', { html: page('Event', links.map((link) => `<a href="${link}">S</a>`).join('')) })
  for (const [place, link] of links.entries()) {
    site.pages.set(link, { html: page('Speaker', `<script src="/_next/static/chunks/f${place}.js">`) })
    site.pages.set(`/_next/static/chunks/f${place}.js`, { html: noise(300_000) })
  }
  await events.keep('a', 'en', '/event/a')
  const index = await storage.index()
  const [event] = index.events
  expect(bytesOf(event ?? { pages: [], files: [], pictures: [] }, index).text).toBeLessThanOrEqual(MAX_KEPT_BYTES)
  expect(event?.pages.length).toBeGreaterThan(3)
  expect(event?.pages.length).toBeLessThan(7)
  expect(Object.values(index.sizes).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(MAX_KEPT_BYTES)
})

test('unchanged content is not written again, and removed content is deleted', async () => {
  const { site, storage, events } = fakeSite()
  site.pages.set('/event/a', { html: page('Event'), etag: '"1"' })
  site.pages.set('/event/a/agenda', { html: page('Agenda'), etag: '"2"' })
  await events.keep('a', 'en', '/event/a')
  const keyBefore = (await storage.index()).events[0]?.pages[0]?.key
  site.now += FULL_CHECK_INTERVAL + 1
  site.pages.delete('/event/a/agenda')
  await events.keep('a', 'en', '/event/a')
  const pages = (await storage.index()).events[0]?.pages
  expect(pages?.map(({ address }) => address)).toEqual(['/event/a', '/event/a'])
  expect(pages?.[0]).toMatchObject({ key: keyBefore, savedAt: site.now })
})

test('when an event is cancelled, no page of before is left, even if the site goes away at once', async () => {
  const { site, storage, events, show } = fakeSite()
  const event = (status: string) => page(status, `<meta name="event-status" content="${status}"/>`)
  site.pages.set('/event/a', { html: event('scheduled') })
  site.pages.set('/event/a/agenda', { html: page('Agenda') })
  await events.keep('a', 'en', '/event/a')
  site.pages.set('/event/a', { html: event('cancelled') })
  site.now += STATUS_CHECK_INTERVAL + 1
  await events.check()
  site.isUp = false
  expect((await storage.index()).events[0]?.pages).toHaveLength(1)
  expect(await show('/event/a')).toContain('<main>cancelled<')
  await expect(show('/event/a/agenda')).resolves.not.toContain('Agenda')
})

test('the event opened longest ago makes room', async () => {
  const { site, storage, events } = fakeSite()
  for (const name of ['a', 'b', 'c', 'd']) {
    site.pages.set(`/event/${name}`, { html: page(name) })
    await events.keep(name, 'en', `/event/${name}`)
  }
  const index = await storage.index()
  expect(index.events.map(({ identifier }) => identifier)).toEqual(['d', 'c', 'b'])
  expect(index.events).toHaveLength(MAX_KEPT_EVENTS)
})

test('a ticket is kept by choice, and stays away when it is removed while it is renewed', async () => {
  const { site, tickets, show } = fakeSite()
  site.pages.set('/registration/token', { html: page('Ticket') })
  await tickets.renew('/registration/token')
  site.isUp = false
  expect(await show('/registration/token')).not.toContain('Ticket')
  site.isUp = true
  expect(await tickets.keep('/registration/token')).toBe(true)
  site.isUp = false
  expect(await show('/registration/token')).toContain('Ticket')
  site.isUp = true
  await Promise.all([tickets.renew('/registration/token'), tickets.forget('/registration/token')])
  site.isUp = false
  expect(await show('/registration/token')).not.toContain('Ticket')
})

test('a ticket stays away when everything is removed while it is renewed', async () => {
  const { site, storage, tickets, show } = fakeSite()
  site.pages.set('/registration/token', { html: page('Ticket') })
  await tickets.keep('/registration/token')
  let removing: Promise<void> | undefined
  site.onRequest = () => void (removing ??= tickets.forgetAll())
  await tickets.renew('/registration/token')
  await removing
  expect(await storage.index()).toEqual(EMPTY_INDEX)
  site.isUp = false
  expect(await show('/registration/token')).not.toContain('Ticket')
})

test('a kept page is shown only while the site does not answer in time', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  const { site, events, show } = fakeSite()
  site.pages.set('/event/a', { html: page('Event') })
  await events.keep('a', 'en', '/event/a')
  for (let visit = 0; visit < 2; visit++) {
    expect(await show('/event/a')).not.toContain('data-saved-at')
    jest.advanceTimersByTime(4000)
  }
  jest.useRealTimers()
})

test('an event that cannot be asked about does not hide that another one was cancelled', async () => {
  const { site, storage, events } = fakeSite()
  const event = (status: string) => page(status, `<meta name="event-status" content="${status}"/>`)
  for (const name of ['b', 'a']) {
    site.pages.set(`/event/${name}`, { html: event('scheduled') })
    await events.keep(name, 'en', `/event/${name}`)
  }
  site.pages.set('/event/b', { html: event('cancelled') })
  site.broken = '/event/a'
  site.now += STATUS_CHECK_INTERVAL + 1
  await events.check()
  expect((await storage.index()).events.map(({ status }) => status)).toEqual(['scheduled', 'cancelled'])
})

test('a kept ticket follows what becomes of it at any visit of the site, and outlasts a site that is broken', async () => {
  const { site, tickets, show } = fakeSite()
  const address = '/registration/token'
  site.pages.set(address, { html: page('Your seat is reserved') })
  expect(await tickets.keep(address)).toBe(true)
  const visit = async () => {
    site.now += STATUS_CHECK_INTERVAL + 1
    await tickets.check()
  }
  const shownOffline = async () => {
    site.isUp = false
    const text = await show(address)
    site.isUp = true
    return text
  }
  for (const status of [500, 503, 429, 403]) {
    site.status = status
    await visit()
    expect(await tickets.keep(address)).toBe(true)
    expect(await shownOffline()).toContain('Your seat is reserved')
  }
  site.status = 0
  site.pages.set(address, { html: page('This event was cancelled') })
  const { length } = site.requests
  await tickets.check()
  // Not asked again so soon after it was saved.
  expect(site.requests.length - length).toBeLessThanOrEqual(2)
  await visit()
  expect(await shownOffline()).toContain('This event was cancelled')
  site.status = 410
  await visit()
  expect(await shownOffline()).not.toContain('cancelled')
})
