import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Writable } from 'node:stream'
import { withErrorPages } from './error-pages.mjs'
import { openLog } from '../process/log.mjs'
import { withRequestLog } from './request-log.mjs'

const LANGUAGES = { cookie: 'local-lang', parameter: 'lang', fallback: 'en', locales: { en: 'en', ge: 'ka' } }
const SCRIPTS = '<link rel="preload" as="script" href="/a.js"/><script src="/a.js" async=""></script><script>f("id-of-the-request")</script>'
const methods = { ...console }
const root = mkdtempSync(path.join(tmpdir(), 'error-pages-'))
const printed = []
let server

beforeAll(() => {
  for (const locale of ['en', 'ka']) {
    const folder = path.join(root, `.next/server/app/${locale}/screen`)
    mkdirSync(folder, { recursive: true })
    for (const name of ['failed', 'unavailable']) writeFileSync(path.join(folder, `${name}.html`), `${SCRIPTS}${locale} ${name} id-of-the-request "id-of-the-request"`)
  }
})
// Each test has a console of its own.
beforeEach(async () => {
  printed.splice(0)
  const log = openLog({ level: 'info', format: 'json' }, new Writable({ write: (chunk, _encoding, done) => (printed.push(...chunk.toString().trim().split('\n')), done()) }))
  const fails = (_request, response) => {
    console.error('It broke:', new Error('for ann@example.com'))
    response.setHeader('Set-Cookie', 'a=b')
    response.writeHead(500).end('secret')
  }
  server = createServer(withRequestLog(withErrorPages(fails, root, LANGUAGES), { log, patternOf: () => '/registration/[token]' })).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  Object.assign(console, methods)
  server.close()
})
afterAll(() => rmSync(root, { recursive: true }))

async function ask(headers = {}) {
  const [response] = await once(get({ port: server.address().port, host: '127.0.0.1', path: '/registration/a-secret?lang=ge', headers }), 'response')
  return { status: response.statusCode, headers: response.headers, text: (await buffer(response)).toString() }
}

test('the page of an error shows the id under which the log has the error and the request', async () => {
  const { status, headers, text } = await ask()
  const id = headers['x-request-id']
  expect([status, text, headers['set-cookie']]).toEqual([500, `ka failed ${id} "${id}"`, undefined])
  const [error, request] = printed.map((line) => JSON.parse(line))
  expect(error).toMatchObject({ level: 50, requestId: id, msg: expect.stringMatching(/^It broke: Error: for \[email\]\n/) })
  expect(request).toMatchObject({ level: 30, requestId: id, method: 'GET', route: '/registration/[token]', status: 500, ms: expect.any(Number), msg: 'request' })
  expect(printed.join()).not.toMatch(/a-secret|ann@/)
})

test.each([
  ['0123456789abcdef', true],
  ['a-proxy.made_this-0001', true],
  ['short', false],
  ['with space and more', false],
  ['<script>alert(1)</script>', false],
  ['x'.repeat(65), false],
])('a proxy may name a request: %s is taken over: %s', async (given, isTaken) => {
  const id = (await ask({ 'X-Request-Id': given })).headers['x-request-id']
  expect(id === given).toBe(isTaken)
  expect(id).toMatch(/^[\w.-]{8,64}$/)
})
