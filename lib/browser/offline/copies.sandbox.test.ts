import { createHash, randomBytes } from 'node:crypto'
import { CHECK_INTERVAL, MAX_STORED_BYTES, MAX_STORED_BYTES_IN_ALL, MAX_STORED_EVENTS } from '@/lib/site/offline/limits'
import { Answering } from './answering'
import { Copies } from './copies'
import { bytesOf, CopyStorage } from './copy-storage'

const ORIGIN = 'http://localhost'
const TICKET = '/registration/token'
/** Words that no compression makes smaller. */
const noise = (length: number) => randomBytes(length).toString('base64')

/** The part of the browser's storage that is used. */
function fakeCaches() {
  const caches = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const entries = caches.get(name) ?? new Map<string, Response>()
    caches.set(name, entries)
    return {
      put: (key: string, answer: Response) => Promise.resolve(void entries.set(key, answer)),
      match: (key: string | { url: string }) => Promise.resolve(entries.get(typeof key === 'string' ? key : key.url.slice(ORIGIN.length))?.clone()),
      keys: () => Promise.resolve([...entries.keys()].map((key) => ({ url: `${ORIGIN}${key}` }))),
    }
  }
  return {
    open: (name: string) => Promise.resolve(open(name)),
    match: (key: string, { cacheName = '' } = {}) =>
      Promise.resolve([...caches].find(([name, entries]) => (cacheName || name) === name && entries.has(key))?.[1].get(key)?.clone()),
    delete: (name: string) => Promise.resolve(caches.delete(name)),
    keys: () => Promise.resolve([...caches.keys()]),
  } as unknown as CacheStorage
}

function fakeSite(caches = fakeCaches()) {
  const pages = new Map<string, string>()
  const lists = new Map<string, { version: string; status: string; urls: string[] }>()
  const site = { pages, lists, requests: [] as string[], isUp: true, isSparing: false, status: 0, broken: '', now: 1_000_000_000, onRequest: null as ((address: string) => void) | null }
  const answerTo = (input: RequestInfo | URL, init?: RequestInit): Response => {
    const url = new URL(input instanceof Request ? input.url : String(input), ORIGIN)
    site.requests.push(`${url.pathname}${url.search}`)
    site.onRequest?.(url.pathname)
    if (!site.isUp) throw new TypeError('Failed to fetch')
    expect(init?.credentials ?? 'omit').toBe('omit')
    if (site.status || url.pathname.startsWith(site.broken || '-')) return new Response('', { status: site.status || 500 })
    const list = lists.get(/^\/api\/events\/(\w+)\/offline$/.exec(url.pathname)?.[1] ?? '')
    if (list) return Response.json(list)
    const text = pages.get(url.pathname)
    if (text === undefined) return new Response('', { status: 404 })
    const etag = `"${createHash('sha1').update(text).digest('hex')}"`
    if (new Headers(init?.headers).get('if-none-match') === etag) return new Response(null, { status: 304 })
    return new Response(text.replace('LANG', url.searchParams.get('lang') ?? ''), { headers: { 'Content-Type': url.pathname.endsWith('.webp') ? 'image/webp' : 'text/html', ETag: etag } })
  }
  const read = (...request: Parameters<typeof fetch>) => new Promise<Response>((resolve) => resolve(answerTo(...request)))
  const storage = new CopyStorage(caches)
  const build = { version: 'b1', offlinePage: ['/_next/static/f.js'], ticket: ['/_next/static/f.js'] }
  const copies = new Copies(storage, { fetch: read, now: () => site.now, isSparing: () => site.isSparing, build })
  const answering = new Answering(storage, {}, (request) => read(request))
  pages.set('/_next/static/f.js', 'script')
  /** An event with pages of these names, as its list says. */
  const publish = (name: string, version: string, { status = 'scheduled', others = ['/agenda'], files = ['/_next/static/f.js'] } = {}) => {
    const addresses = ['', ...others].map((page) => `/event/${name}${page}`)
    for (const address of addresses) pages.set(address, `<html lang="LANG"><main>${address} ${version} ${status}</main>`)
    lists.set(name, { version, status, urls: [...files, ...['en', 'ge'].flatMap((lang) => addresses.map((address) => `${address}?lang=${lang}`))] })
  }
  const open = (path: string) => answering.page(new Request(`${ORIGIN}${path}`), () => undefined)
  /** What is shown of a page while the site is away. */
  const show = async (path: string) => {
    const { isUp } = site
    site.isUp = false
    const text = await (await open(path)).text()
    site.isUp = isUp
    return text
  }
  const events = async () => (await storage.index()).copies.filter(({ kind, cache }) => kind === 'event' && cache).map(({ key, status }) => `${key} ${status}`)
  const visitLater = async () => {
    site.now += CHECK_INTERVAL + 1
    await copies.check('en')
  }
  return { site, caches, storage, copies, answering, publish, open, show, events, visitLater }
}

test('an event is stored as its list says, in both languages, and shown when the site is away', async () => {
  const { site, storage, copies, answering, publish, show } = fakeSite()
  publish('a', '1', { others: ['/agenda', '/gone'] })
  site.pages.delete('/event/a/gone')
  site.lists.get('a')?.urls.push('/cms/api/media/file/n-240x150.webp')
  site.pages.set('/cms/api/media/file/n-240x150.webp', 'small')
  await copies.event('a', 'ka')
  expect(await show('/event/a?lang=ge')).toMatch(/^<html data-saved-at="1000000000" lang="ge">/)
  expect(await show('/event/a/agenda?day=2027-05-13')).toContain('/event/a/agenda 1')
  site.isUp = false
  const answer = await answering.picture(new Request(`${ORIGIN}/cms/api/media/file/n-960x600.webp`))
  expect(await answer.text()).toBe('small')
  expect(await (await answering.file(new Request(`${ORIGIN}/_next/static/f.js`))).text()).toBe('script')
  expect((await storage.index()).copies).toMatchObject([{ kind: 'event', key: 'a', version: '1' }])
})

test('where each byte is paid for, only the language of the visitor is stored, without pictures', async () => {
  const { site, copies, publish, show } = fakeSite()
  site.isSparing = true
  publish('a', '1')
  await copies.event('a', 'ka')
  expect(site.requests).not.toContain('/event/a?lang=en')
  await copies.event('a', 'en')
  expect(await show('/event/a?lang=en')).toContain('lang="en"')
})

describe('after a worker that was stopped', () => {
  /** Nothing of the worker happens after it asked for an address. */
  async function stoppedAt(address: string) {
    const first = fakeSite()
    first.publish('a', '1')
    await first.copies.event('a', 'en')
    first.publish('a', '2')
    first.site.now += CHECK_INTERVAL + 1
    first.site.onRequest = (pathname) => {
      if (pathname === address) throw new Error('stopped')
    }
    await expect(first.copies.event('a', 'en')).rejects.toThrow('stopped')
    const next = fakeSite(first.caches)
    next.site.now = first.site.now
    next.publish('a', '2')
    return next
  }

  test.each(['/event/a', '/event/a/agenda'])('before %s was stored, the former version is there whole', async (address) => {
    const { show, copies, caches } = await stoppedAt(address)
    for (const path of ['/event/a', '/event/a/agenda']) expect(await show(path)).toContain(`${path} 1`)
    await copies.event('a', 'en')
    for (const path of ['/event/a', '/event/a/agenda']) expect(await show(path)).toContain(`${path} 2`)
    expect((await caches.keys()).sort()).toEqual(['offline-1 event a 2', 'offline-1 index'])
  })

  test('it goes on where it was', async () => {
    const { site, copies } = await stoppedAt('/event/a/agenda')
    await copies.event('a', 'en')
    expect(site.requests).toEqual(['/api/events/a/offline', ...['/agenda?lang=en', '?lang=ge', '/agenda?lang=ge'].map((rest) => `/event/a${rest}`)])
  })

  test('what it left over is deleted', async () => {
    const { copies, site, caches } = await stoppedAt('/event/a/agenda')
    site.pages.set(TICKET, 'Ticket')
    await copies.ticket(TICKET)
    expect(await caches.keys()).not.toContain('offline-1 event a 2')
  })
})

test('nothing is added beyond the space an event may take', async () => {
  const { site, storage, caches, copies, publish, show } = fakeSite()
  publish('a', '1', { others: Array.from({ length: 6 }, (_, place) => `/speaker/s${place}`) })
  for (const address of site.pages.keys()) if (address.includes('speaker')) site.pages.set(address, noise(300_000))
  await copies.event('a', 'en')
  const cache = await caches.open((await storage.index()).copies[0]?.cache ?? '')
  const stored = await Promise.all((await cache.keys()).map(async (key) => ({ url: key.url, bytes: bytesOf((await cache.match(key)) as Response) })))
  const sum = (entries: typeof stored) => entries.reduce((all, { bytes }) => all + bytes, 0)
  const own = stored.filter(({ url }) => !url.endsWith('lang=ge'))
  expect(own.length).toBeGreaterThan(4)
  expect(own.length).toBeLessThan(8)
  expect(sum(own)).toBeLessThanOrEqual(MAX_STORED_BYTES)
  expect(stored.length).toBeGreaterThan(own.length + 4)
  expect(sum(stored)).toBeLessThanOrEqual(MAX_STORED_BYTES_IN_ALL)
  expect(await show('/event/a')).toContain('/event/a 1')
})

test('an unchanged list costs one request, an unchanged page no second download, and an event that is gone goes', async () => {
  const { site, copies, publish, show, visitLater } = fakeSite()
  publish('a', '1')
  await copies.event('a', 'en')
  await copies.event('a', 'en')
  site.requests.length = 0
  await visitLater()
  expect(site.requests).toEqual(['/api/events/a/offline'])
  expect(await show('/event/a')).toContain(`data-saved-at="${site.now}"`)
  Object.assign(site.lists.get('a') ?? {}, { version: '2' })
  site.requests.length = 0
  await visitLater()
  expect(site.requests).not.toContain('/_next/static/f.js')
  expect(await show('/event/a')).toContain('/event/a 1')
  site.lists.clear()
  await visitLater()
  expect(await show('/event/a')).not.toContain('<main>')
})

test('when an event is cancelled, no page of before is left, even if the site goes away at once', async () => {
  const { site, copies, publish, show, visitLater } = fakeSite()
  publish('a', '1')
  await copies.event('a', 'en')
  publish('a', '2', { status: 'cancelled' })
  site.broken = '/event/a'
  await visitLater()
  for (const path of ['/event/a', '/event/a/agenda']) expect(await show(path)).not.toContain('scheduled')
  site.broken = ''
  await visitLater()
  expect(await show('/event/a/agenda')).toContain('cancelled')
})

test('the event opened longest ago makes room', async () => {
  const { site, copies, publish, events } = fakeSite()
  for (const name of ['a', 'b', 'c', 'd']) {
    publish(name, '1')
    site.now += 1
    await copies.event(name, 'en')
  }
  expect(await events()).toEqual(['b scheduled', 'c scheduled', 'd scheduled'])
  expect(await events()).toHaveLength(MAX_STORED_EVENTS)
})

test('an event that cannot be asked about does not hide that another one was cancelled', async () => {
  const { site, copies, publish, events, visitLater } = fakeSite()
  for (const name of ['a', 'b']) {
    publish(name, '1')
    await copies.event(name, 'en')
  }
  publish('b', '2', { status: 'cancelled' })
  site.broken = '/api/events/a'
  await visitLater()
  expect(await events()).toEqual(['a scheduled', 'b cancelled'])
})

test('a ticket is stored by choice, and stays away when it is removed while it is renewed', async () => {
  const { site, copies, show } = fakeSite()
  site.pages.set(TICKET, '<html >Ticket')
  await copies.renewTicket(TICKET)
  expect(await show(TICKET)).not.toContain('Ticket')
  expect(await copies.ticket(TICKET)).toBe(true)
  expect(await show(TICKET)).toContain('Ticket')
  await Promise.all([copies.renewTicket(TICKET), copies.forgetTickets(TICKET)])
  expect(await show(TICKET)).not.toContain('Ticket')
})

test('a ticket stays away when everything is removed while it is renewed', async () => {
  const { site, storage, copies, caches, show } = fakeSite()
  site.pages.set(TICKET, 'Ticket')
  await copies.ticket(TICKET)
  let removing: Promise<void> | undefined
  site.onRequest = () => void (removing ??= storage.removeAll())
  await copies.renewTicket(TICKET)
  await removing
  expect(await storage.index()).toEqual({ locale: null, copies: [] })
  expect(await caches.keys()).toEqual(['offline-1 index'])
  expect(await show(TICKET)).not.toContain('Ticket')
})

test('a stored ticket follows what becomes of it at any visit of the site, and outlasts a site that is broken', async () => {
  const { site, copies, show, visitLater } = fakeSite()
  site.pages.set(TICKET, 'Your seat is reserved')
  expect(await copies.ticket(TICKET)).toBe(true)
  for (const status of [500, 503, 429, 403]) {
    site.status = status
    await visitLater()
    expect(await copies.ticket(TICKET)).toBe(true)
    expect(await show(TICKET)).toContain('Your seat is reserved')
  }
  site.status = 0
  site.pages.set(TICKET, 'This event was cancelled')
  await visitLater()
  expect(await show(TICKET)).toContain('This event was cancelled')
  const { length } = site.requests
  await copies.check('en')
  // Not asked again so soon after it was saved.
  expect(site.requests).toHaveLength(length)
  site.status = 410
  await visitLater()
  expect(await show(TICKET)).not.toContain('cancelled')
})
