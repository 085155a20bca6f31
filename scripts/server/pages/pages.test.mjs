import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { keptPage, renderedAddress } from '../../../lib/site/kept-page'
import { expireTags } from './expired-tags.mjs'
import PageCache from './page-cache.mjs'
import { withPages } from './pages.mjs'

const BACKEND = Symbol.for('site.backend')
const hashOf = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const htmlOf = (text) => `<!doctype html><script src="/a.js"></script><script>one("${text}")</script><p>${text}</p>${'<p>long</p>'.repeat(9)}`

let dataDir
let server
let origin
/** What the stand-in for the framework rendered, by which addresses, and what it answers. */
let rendered
let addresses
let title
let slowness
let arrived
let left
/** Whether the framework has no backend. */
let isAway
/** Called before a page is rendered. */
let hold

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'pages-'))
  process.env.DATA_DIR = dataDir
  ;[rendered, addresses, title, slowness, arrived, left, isAway] = [[], [], 'First', 0, 0, 0, false]
  hold = () => sleep(slowness)
  await serve()
  // What the tests before have kept is of no use.
  await change('First')
})
afterEach(async () => {
  delete globalThis[BACKEND]
  delete process.env.DATA_DIR
  stop()
  await rm(dataDir, { recursive: true })
})

async function serve(options = {}) {
  const handle = withPages(framework, { resources: '', keptPage, renderedAddress, localeCookie: 'local-lang', ownOrigin: () => origin, ...options })
  server = createServer((incoming, response) => {
    arrived += 1
    response.once('close', () => (left += 1))
    response.setHeader('X-Request-Id', String(Math.random()))
    response.setHeader('Content-Security-Policy', "default-src 'self'")
    return handle(incoming, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${server.address().port}`
}

function stop() {
  server.closeAllConnections()
  server.close()
}

async function change(newTitle) {
  title = newTitle
  await sleep(2)
  await expireTags(['speakers'])
  await sleep(2)
}

/** @returns what lets all that is being rendered go on */
function holdRendering() {
  const held = []
  hold = () => new Promise((resolve) => held.push(resolve))
  return () => held.splice(0).forEach((goOn) => goOn())
}

/** Until the test ends, at most. */
async function until(isSo) {
  for (let count = 0; count < 800 && !isSo(); count += 1) await sleep(5)
  expect(isSo()).toBe(true)
}

/** Keeps pages as the framework does, by path and language. */
async function framework({ url, headers }, response) {
  // As it leaves alone whoever has gone.
  if (response.closed) return undefined
  addresses.push(url)
  const { pathname, searchParams } = new URL(url, origin)
  const language = headers['x-read-as'] ?? searchParams.get('lang') ?? /local-lang=(\w+)/.exec(headers.cookie)?.[1] ?? 'en'
  const remembered = /local-lang=(\w+)/.exec(headers.cookie)?.[1] ?? 'en'
  const isScreen = headers['x-not-here'] !== undefined
  if (isAway) return response.writeHead(503, { 'Content-Type': 'text/html', 'Retry-After': '30', 'Cache-Control': 'private, no-store' }).end('away')
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Language', language)
  response.setHeader('Cache-Control', language === remembered ? 'private, no-cache' : 'private, no-store')
  if (language !== remembered) response.setHeader('Set-Cookie', `local-lang=${language}; Path=/`)
  const cache = new PageCache()
  const link = searchParams.get('link')
  const key = `${language}${isScreen ? `/not-here${link ? `/${link}` : ''}` : pathname}`
  const status = !isScreen && pathname.includes('nobody') ? 404 : 200
  if (pathname === '/connect') response.setHeader('Set-Cookie', 'visit=1')
  const path = `/route-cache/APP_PAGE/0a1b/$/${key.replace(/^ge/, 'ka').replace(/\/$/, '')}`
  let entry = pathname === '/media' ? null : await cache.get(path, {})
  if (!entry) {
    rendered.push(key)
    const shown = `${isScreen ? `missing${link ? ` ${link}` : ''}` : title} ${language}`
    await hold()
    const value = { kind: 'APP_PAGE', html: status === 404 ? '' : htmlOf(shown), status, headers: { 'x-next-cache-tags': 'speakers' } }
    if (pathname !== '/media') await cache.set(path, value, { cacheControl: { revalidate: 300 } })
    entry = { value }
  }
  const { html } = entry.value
  response.setHeader('ETag', `"${createHash('sha1').update(html).digest('hex')}"`)
  response.statusCode = status
  if (headers['if-none-match'] === response.getHeader('ETag')) {
    response.statusCode = 304
    return response.end()
  }
  response.flushHeaders()
  response.write(html.slice(0, 100))
  return response.end(html.slice(100))
}

const ask = (address, headers = {}, method = 'GET') =>
  new Promise((resolve, reject) => {
    request(origin + address, { method, headers, agent: false }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part)).on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }))
    })
      .on('error', reject)
      .end()
  })

const askAndLeave = (address) => {
  const outgoing = request(origin + address, { agent: false }).on('error', () => undefined)
  outgoing.end()
  return outgoing
}

test('a kept page is sent without asking the framework, in each encoding, with the policy of its scripts', async () => {
  const first = await ask('/about')
  expect([first.status, first.body.toString(), first.headers['content-encoding']]).toEqual([200, htmlOf('First en'), undefined])
  for (const [encoding, decode] of [['br', brotliDecompressSync], ['gzip', gunzipSync]]) {
    const { headers, body } = await ask('/about?utm_source=x', { 'accept-encoding': encoding })
    expect([decode(body).toString(), headers['content-encoding'], headers.vary]).toEqual([htmlOf('First en'), encoding, 'Accept-Encoding'])
    expect(headers['content-security-policy']).toContain(hashOf('one("First en")'))
    expect(headers['content-language']).toBe('en')
    expect(headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  }
  const head = await ask('/about', { 'accept-encoding': 'br' }, 'HEAD')
  expect([head.status, head.body.length, Number(head.headers['content-length']) > 0]).toEqual([200, 0, true])
  expect(rendered).toEqual(['en/about'])
})

test.each([
  ['of a session', '/about', { cookie: 'token=abc' }],
  ['of a preview', '/about', { cookie: '__prerender_bypass=abc' }],
  ['that sets a cookie of its own', '/connect', {}],
  ['that the framework does not keep', '/media', {}],
])('an answer %s is never kept', async (_, address, headers) => {
  await ask(address, headers)
  const before = rendered.length
  await change('Private')
  await ask(address, headers)
  expect(rendered).toHaveLength(before + 1)
  await change('Public')
  expect((await ask('/about')).body.toString()).toBe(htmlOf('Public en'))
})

test('a page that expires while hundreds wait for it is rendered once more for all of them', async () => {
  const many = () => Array.from({ length: 100 }, () => ask('/about'))
  const resume = holdRendering()
  const before = many()
  await until(() => arrived === 100 && rendered.length === 1)
  await change('Second')
  const after = many()
  await until(() => arrived === 200)
  resume()
  await until(() => rendered.length === 2)
  await change('Third')
  resume()
  for (const { body } of await Promise.all(after)) expect(body.toString()).toBe(htmlOf('Second en'))
  await Promise.all(before)
  expect(rendered).toEqual(['en/about', 'en/about'])
  const last = ask('/about')
  await until(() => rendered.length === 3)
  resume()
  expect((await last).body.toString()).toBe(htmlOf('Third en'))
})

test('a request that waits for one that has gone is answered', async () => {
  const resume = holdRendering()
  const gone = askAndLeave('/about')
  await until(() => rendered.length === 1)
  const waiting = [ask('/about'), ask('/about')]
  await until(() => arrived === 3)
  gone.destroy()
  await until(() => rendered.length === 2)
  resume()
  for (const { status, body } of await Promise.all(waiting)) expect([status, body.toString()]).toEqual([200, htmlOf('First en')])
})

test('nobody waits without end for a page that never comes', async () => {
  stop()
  await serve({ waitTimeout: 40 })
  const resume = holdRendering()
  const waiting = [ask('/about')]
  await until(() => rendered.length === 1)
  waiting.push(ask('/about'))
  await until(() => rendered.length === 2)
  resume()
  for (const { body } of await Promise.all(waiting)) expect(body.toString()).toBe(htmlOf('First en'))
})

test('another page than the one that was asked for is not kept in its place', async () => {
  expect((await ask('/about', { 'x-read-as': 'ge' })).body.toString()).toBe(htmlOf('First ge'))
  expect((await ask('/about')).body.toString()).toBe(htmlOf('First en'))
})

test('a page that has not changed is not sent again, kept or not, and keeps its policy', async () => {
  for (const headers of [{}, { cookie: 'token=abc' }]) {
    const { headers: sent } = await ask('/about', headers)
    const again = await ask('/about', { ...headers, 'if-none-match': sent.etag })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers['content-security-policy']).toBe(sent['content-security-policy'])
  }
  expect((await ask('/about', { 'if-none-match': '"other"' })).status).toBe(200)
  expect((await ask('/about', { 'if-none-match': '*', 'cache-control': 'no-cache' })).status).toBe(200)
})

test('a missing page is one screen, and its address is not rendered twice', async () => {
  for (const headers of [{}, {}, { 'accept-encoding': 'br' }]) {
    const { status, body, headers: sent } = await ask('/speaker/nobody', headers)
    expect([status, (sent['content-encoding'] ? brotliDecompressSync(body) : body).toString()]).toEqual([404, htmlOf('missing en')])
    expect(sent['content-security-policy']).toContain(hashOf('one("missing en")'))
    expect(sent.etag).toBeUndefined()
  }
  expect((await ask('/speaker/nobody', { cookie: 'token=abc' })).body.toString()).toBe(htmlOf('missing en'))
  expect(rendered).toEqual(['en/speaker/nobody', 'en/not-here'])
})

test('an address of nothing is not rendered at all where the backend knows what there is', async () => {
  const entities = []
  globalThis[BACKEND] = { identifiers: async (entity) => [entities.push(entity), 'nino'] }
  for (const address of ['/speaker/nobody-1', '/speaker/nobody-2', '/event/nobody/speaker/nino?lang=ge']) expect((await ask(address)).status).toBe(404)
  for (const headers of [{ rsc: '1' }, { authorization: 'x' }, { token: 'x' }, { cookie: 'token=x' }]) {
    for (const method of ['GET', 'HEAD']) expect((await ask('/speaker/nobody-3', headers, method)).status).toBe(404)
  }
  expect((await ask('/speaker/nino')).status).toBe(200)
  expect([rendered, entities]).toEqual([['en/not-here', 'ka/not-here', 'en/speaker/nino'], ['speakers', 'events']])
  await change('Second')
  globalThis[BACKEND] = { identifiers: async () => ['new'] }
  expect((await ask('/speaker/new')).status).toBe(200)
})

test('the screen of a missing page remembers the language of its address, also when staff change something while it is rendered', async () => {
  globalThis[BACKEND] = { identifiers: async () => ['nino'] }
  const goOn = holdRendering()
  const answer = ask('/speaker/nobody?lang=ge')
  await until(() => rendered.length === 1)
  await change('Second')
  goOn()
  expect(await answer).toMatchObject({ status: 404, headers: { 'set-cookie': [expect.stringContaining('local-lang=')] } })
})

test('a database that is away leaves the answer to the page', async () => {
  globalThis[BACKEND] = { identifiers: () => Promise.reject(new Error('away')) }
  expect((await ask('/speaker/nino')).status).toBe(200)
})

test('without cache and backend the last good page is shown, unless staff have changed it since', async () => {
  const good = await ask('/about')
  isAway = true
  const { generation } = globalThis[Symbol.for('site.expiredTags')]
  Object.assign(globalThis[Symbol.for('site.expiredTags')], { generation: 'of an emptied cache' })
  const shown = await ask('/about', { 'accept-encoding': 'br' })
  expect([shown.status, brotliDecompressSync(shown.body).toString(), shown.headers['retry-after']]).toEqual([200, htmlOf('First en'), undefined])
  expect(shown.headers).toMatchObject({ 'cache-control': good.headers['cache-control'], etag: good.headers.etag, 'content-type': good.headers['content-type'] })
  expect((await ask('/team')).status).toBe(503)
  await change('Withdrawn')
  expect(await ask('/about')).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
  isAway = false
  expect((await ask('/about')).body.toString()).toBe(htmlOf('Withdrawn en'))
  Object.assign(globalThis[Symbol.for('site.expiredTags')], { generation })
})

test('files and calls of the API are passed on as they are', async () => {
  for (const address of ['/robots.txt', '/feed.xml?lang=ge', '/api/docs/style.css', '/api/docsx', '/cms/api/x', '/_next/x']) {
    expect((await ask(address)).headers['content-security-policy']).toBe("default-src 'self'")
  }
})
