import { createHash } from 'node:crypto'
import { request, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { runtime, type ObservedBackend } from '@/lib/runtime'
import type { Answer, AnswerStep, RequestStep, Response } from '../exchange'
import { serveSteps, standIn } from '../test-server'
import { AnswerCache } from './answer-cache'
import { cachedAnswers } from './cached-answers'
import { contentCache } from './content-cache'
import { ExpiredTags } from './expired-tags'
import { missingDocuments } from './missing-documents'
import { replaceMissing } from './missing-screen'
import { pages } from './pages'
import { pageScripts } from './script-policy'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const htmlOf = (text: string) => `<!doctype html><script src="/a.js"></script><script>one("${text}")</script><p>${text}</p>${'<p>long</p>'.repeat(9)}`
const OUTAGE: AnswerStep = (answer) => (answer.status < 500 ? answer : { status: 503, headers: { 'content-type': 'text/html', 'retry-after': '30' }, body: Buffer.from('away') })

let server: Awaited<ReturnType<typeof serveSteps>>
let tags: ExpiredTags
let newHandler: ReturnType<typeof contentCache>
/** The data of the shared cache, which it can lose. */
let generation: string
/** What the stand-in for the framework rendered. */
let rendered: string[]
let title: string
let arrived: number
/** In seconds. */
let lifetime: number
/** Whether the framework has no backend. */
let isAway: boolean
/** Called before a page is rendered. */
let hold: () => Promise<unknown>

beforeEach(async () => {
  ;[rendered, title, arrived, lifetime, isAway, generation] = [[], 'First', 0, 300, false, 'one']
  hold = () => Promise.resolve()
  await serve()
})
afterEach(() => {
  delete runtime.backend
  server.close()
})

async function serve(timeout?: number) {
  tags = new ExpiredTags(() => Promise.resolve({ times: [], generation }))
  newHandler = contentCache(tags)
  const cache = new AnswerCache(tags)
  const steps: AnswerStep[] = [OUTAGE, replaceMissing((page, requestId): Promise<Answer> => answerOf(page, requestId)), pageScripts('')]
  const answerOf = cachedAnswers({ cache, tags, handle: framework, steps, isMissing: missingDocuments(tags), timeout })
  const first: RequestStep = (_request, response) => {
    arrived += 1
    response.setHeader('X-Request-Id', String(Math.random()))
    response.setHeader('Content-Security-Policy', "default-src 'self'")
  }
  server = await serveSteps([first, pages({ handle: framework, answerOf, steps })], framework)
}

async function change(newTitle: string) {
  title = newTitle
  await sleep(2)
  await tags.expire(['speakers'])
  await sleep(2)
}

/** @returns what lets all that is being rendered go on */
function holdRendering() {
  const held: (() => void)[] = []
  hold = () => new Promise<void>((resolve) => held.push(resolve))
  return () => held.splice(0).forEach((resume) => resume())
}

/** Until the test ends, at most. */
async function until(isSo: () => boolean) {
  for (let count = 0; count < 800 && !isSo(); count += 1) await sleep(5)
  expect(isSo()).toBe(true)
}

/** Renders as the framework does, and tells its cache handler. */
async function framework({ url = '', headers }: IncomingMessage, response: Response) {
  const { pathname, searchParams } = new URL(url, 'http://x')
  const remembered = /local-lang=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? 'en'
  const language = searchParams.get('lang') ?? remembered
  const isScreen = headers['x-not-here'] !== undefined
  if (isAway) return response.writeHead(500).end()
  response.setHeader('Content-Type', headers.rsc ? 'text/x-component' : 'text/html; charset=utf-8')
  response.setHeader('Content-Language', language)
  response.setHeader('Cache-Control', language === remembered ? 'private, no-cache' : 'private, no-store')
  if (language !== remembered) response.setHeader('Set-Cookie', `local-lang=${language}; Path=/`)
  const link = searchParams.get('link')
  const isFile = pathname === '/feed.xml'
  const key = `${language}${isScreen ? `/not-here${link ? `/${link}` : ''}` : pathname}`
  const status = !isScreen && pathname.includes('nobody') ? 404 : 200
  if (pathname === '/connect') response.setHeader('Set-Cookie', 'visit=1')
  rendered.push(key)
  const shown = `${isScreen ? `missing${link ? ` ${link}` : ''}` : title} ${language}`
  await hold()
  const html = status === 404 ? '' : headers.rsc ? `payload of ${shown}` : htmlOf(shown)
  const path = isFile ? '/$/en/feed' : `/route-cache/APP_PAGE/0a1b/$/${key.replace(/^ge/, 'ka').replace(/\/$/, '')}`
  if (pathname !== '/media') newHandler().set(path, { kind: 'APP_PAGE', headers: { 'x-next-cache-tags': 'speakers' } }, { cacheControl: { revalidate: lifetime } })
  if (!isFile) response.setHeader('ETag', `"${createHash('sha1').update(html).digest('hex')}"`)
  response.statusCode = status
  response.flushHeaders()
  response.write(html.slice(0, 100))
  return response.end(html.slice(100))
}

const ask = (address: string, headers = {}, method = 'GET') => server.ask(address, headers, method)

const askAndLeave = (address: string) => {
  const outgoing = request(server.origin + address, { agent: false }).on('error', () => undefined)
  outgoing.end()
  return outgoing
}

test('a cached page is sent without asking the framework, in each encoding, with the policy of its scripts', async () => {
  const first = await ask('/about')
  expect([first.status, first.text, first.headers['content-encoding']]).toEqual([200, htmlOf('First en'), undefined])
  for (const [encoding, decode] of [['br', brotliDecompressSync], ['gzip', gunzipSync]] as const) {
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

test('nothing of a visitor but the language reaches what is cached, and a session gets the same page', async () => {
  const session = await ask('/about', { cookie: 'token=abc; local-lang=ge', 'x-forwarded-host': 'evil.example' })
  expect([session.text, rendered]).toEqual([htmlOf('First ge'), ['ge/about']])
  expect((await ask('/about', { cookie: 'local-lang=ge' })).text).toBe(htmlOf('First ge'))
  expect(rendered).toEqual(['ge/about'])
})

test('the payload for scripts is cached beside the document', async () => {
  for (const query of ['', '?_rsc=abc']) expect((await ask(`/about${query}`, { rsc: '1' })).text).toBe('payload of First en')
  expect((await ask('/about')).text).toBe(htmlOf('First en'))
  expect(rendered).toEqual(['en/about', 'en/about'])
})

test.each([
  ['of a preview', '/about', { cookie: '__prerender_bypass=abc' }],
  ['that sets a cookie of its own', '/connect', {}],
  ['that the framework does not allow to cache', '/media', {}],
])('an answer %s is never cached', async (_, address, headers) => {
  await ask(address, headers)
  const before = rendered.length
  await change('Private')
  await ask(address, headers)
  expect(rendered).toHaveLength(before + 1)
  await change('Public')
  expect((await ask('/about')).text).toBe(htmlOf('Public en'))
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
  for (const { text } of await Promise.all(after)) expect(text).toBe(htmlOf('Second en'))
  await Promise.all(before)
  expect(rendered).toEqual(['en/about', 'en/about'])
  const last = ask('/about')
  await until(() => rendered.length === 3)
  resume()
  expect((await last).text).toBe(htmlOf('Third en'))
})

test('a page is rendered to its end for those who wait, though its first visitor has gone', async () => {
  const resume = holdRendering()
  const gone = askAndLeave('/about')
  await until(() => rendered.length === 1)
  const waiting = [ask('/about'), ask('/about')]
  await until(() => arrived === 3)
  gone.destroy()
  resume()
  for (const { status, text } of await Promise.all(waiting)) expect([status, text]).toEqual([200, htmlOf('First en')])
  expect(rendered).toHaveLength(1)
})

test('nobody waits without end for a page that never comes', async () => {
  server.close()
  await serve(40)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  hold = () => new Promise(() => undefined)
  for (const { status } of await Promise.all([ask('/about'), ask('/about')])) expect(status).toBe(503)
})

test('an old page is shown once more while it is made anew, and for longer while that fails', async () => {
  lifetime = 0.001
  await ask('/about')
  title = 'Second'
  await sleep(5)
  expect((await ask('/about')).text).toBe(htmlOf('First en'))
  await until(() => rendered.length === 2)
  await sleep(5)
  isAway = true
  for (let count = 0; count < 3; count += 1) expect((await ask('/about')).text).toBe(htmlOf('Second en'))
})

test('a page that has not changed is not sent again, cached or not, and keeps its policy', async () => {
  for (const headers of [{}, { cookie: '__prerender_bypass=abc' }]) {
    const { headers: sent } = await ask('/about', headers)
    const again = await ask('/about', { ...headers, 'if-none-match': sent.etag })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers['content-security-policy']).toBe(sent['content-security-policy'])
  }
  expect((await ask('/about', { 'if-none-match': '"other"' })).status).toBe(200)
  expect((await ask('/about', { 'if-none-match': '*', 'cache-control': 'no-cache' })).status).toBe(200)
})

test('a file that programs ask for again and again has a tag, the same in each encoding', async () => {
  const { headers } = await ask('/feed.xml')
  expect(headers.etag).toMatch(/^W\/"[\w-]{22}"$/)
  const again = await ask('/feed.xml', { 'if-none-match': `"other", ${headers.etag}`, 'accept-encoding': 'br' })
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
})

test('a missing page is one screen, and its address is not rendered twice', async () => {
  for (const headers of [{}, {}, { 'accept-encoding': 'br' }, { cookie: 'token=abc' }]) {
    const { status, body, headers: sent } = await ask('/speaker/nobody', headers)
    expect([status, (sent['content-encoding'] ? brotliDecompressSync(body) : body).toString()]).toEqual([404, htmlOf('missing en')])
    expect(sent['content-security-policy']).toContain(hashOf('one("missing en")'))
    expect(sent.etag).toBeUndefined()
  }
  expect(rendered).toEqual(['en/speaker/nobody', 'en/not-here'])
})

test('an address of nothing is not rendered at all where the backend knows what there is', async () => {
  const entities: string[] = []
  const backendOf = (identifiers: ObservedBackend['identifiers']) => standIn<ObservedBackend>({ identifiers })
  runtime.backend = backendOf((entity) => Promise.resolve([String(entities.push(entity)), 'nino']))
  for (const address of ['/speaker/nobody-1', '/speaker/nobody-2', '/event/nobody/speaker/nino?lang=ge']) expect((await ask(address)).status).toBe(404)
  for (const headers of [{ rsc: '1' }, { authorization: 'x' }, { token: 'x' }, { cookie: 'token=x' }]) {
    for (const method of ['GET', 'HEAD']) expect((await ask('/speaker/nobody-3', headers, method)).status).toBe(404)
  }
  expect((await ask('/speaker/nino')).status).toBe(200)
  expect([rendered, entities]).toEqual([['en/not-here', 'ge/not-here', 'en/speaker/nino'], ['speakers', 'events']])
  await change('Second')
  runtime.backend = backendOf(() => Promise.resolve(['new']))
  expect((await ask('/speaker/new')).status).toBe(200)
  runtime.backend = backendOf(() => Promise.reject(new Error('away')))
  await change('Third')
  expect((await ask('/speaker/new')).status).toBe(200)
})

test('the screen of a missing page remembers the language of its address, also when staff change something while it is rendered', async () => {
  runtime.backend = standIn<ObservedBackend>({ identifiers: () => Promise.resolve(['nino']) })
  const resume = holdRendering()
  const answer = ask('/speaker/nobody?lang=ge')
  await until(() => rendered.length === 1)
  await change('Second')
  resume()
  const { status, headers } = await answer
  expect([status, headers['set-cookie']]).toEqual([404, ['local-lang=ge; Path=/']])
})

test('without cache and backend the last good page is shown, unless staff have changed it since', async () => {
  const good = await ask('/about')
  isAway = true
  generation = 'of an emptied cache'
  await sleep(260)
  const shown = await ask('/about', { 'accept-encoding': 'br' })
  expect([shown.status, brotliDecompressSync(shown.body).toString(), shown.headers['retry-after']]).toEqual([200, htmlOf('First en'), undefined])
  expect(shown.headers).toMatchObject({ 'cache-control': good.headers['cache-control'], etag: good.headers.etag, 'content-type': good.headers['content-type'] })
  expect((await ask('/team')).status).toBe(503)
  await change('Withdrawn')
  expect(await ask('/about')).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
  isAway = false
  expect((await ask('/about')).text).toBe(htmlOf('Withdrawn en'))
})
