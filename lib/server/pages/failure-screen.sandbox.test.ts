import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { openLog } from '@/lib/log'
import type { Request, Response } from '../exchange'
import { runPipeline } from '../pipeline'
import { logRequest } from '../requests/request-log'
import { asking } from '../test-server'
import { replaceFailed } from './failure-screen'
import { pages } from './pages'

const SCRIPTS = '<link rel="preload" as="script" href="/a.js"/><script src="/a.js" async=""></script><script>f("id-of-the-request")</script>'
const methods = { ...console }
const printed: string[] = []
let root: string
let ask: ReturnType<typeof asking>
let close: () => unknown

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'error-pages-'))
  for (const locale of ['en', 'ka']) {
    const folder = path.join(root, `.next/server/app/${locale}/screen`)
    mkdirSync(folder, { recursive: true })
    for (const name of ['failed', 'unavailable']) writeFileSync(path.join(folder, `${name}.html`), `${SCRIPTS}${locale} ${name} id-of-the-request "id-of-the-request"`)
  }
})
// Each test has a console of its own.
beforeEach(async () => {
  printed.splice(0)
  const log = openLog({ level: 'info', format: 'json' }, new Writable({ write: (chunk: Buffer, _encoding, done) => (printed.push(...chunk.toString().trim().split('\n')), done()) }))
  const fails = (_request: IncomingMessage, response: Response) => {
    console.error('It broke:', new Error('for ann@example.com'))
    response.setHeader('Set-Cookie', 'a=b')
    response.writeHead(500).end('secret')
  }
  const answer = runPipeline([pages({ handle: fails, answerOf: () => Promise.reject(new Error('not cached')), steps: [replaceFailed(root)] })], fails)
  const server = createServer((request, response) => logRequest(request as Request, response, { log }, () => void answer(request, response))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ask = asking(server)
  close = () => server.close()
})
afterEach(() => {
  Object.assign(console, methods)
  close()
})
afterAll(() => rmSync(root, { recursive: true }))

const PERSONAL = '/registration/a-secret?lang=ge'

test('the page of an error shows the id under which the log has the error and the request', async () => {
  const { status, headers, text } = await ask(PERSONAL)
  const id = String(headers['x-request-id'])
  expect([status, text, headers['set-cookie']]).toEqual([500, `ka failed ${id} "${id}"`, undefined])
  const [error, request] = printed.map((line) => JSON.parse(line) as object)
  expect(error).toMatchObject({ level: 50, requestId: id, msg: expect.stringMatching(/^It broke: Error: for \[email\]\n/) as unknown })
  expect(request).toMatchObject({ level: 30, requestId: id, method: 'GET', route: '/registration/[token]', status: 500, ms: expect.any(Number) as unknown, msg: 'request' })
  expect(printed.join()).not.toMatch(/a-secret|ann@/)
})

test.each([
  ['0123456789abcdef', true],
  ['a-proxy.made_this-0001', true],
  ['<script>alert(1)</script>', false],
  ['x'.repeat(65), false],
])('a proxy may name a request: %s is taken over: %s', async (given, isTaken) => {
  const id = (await ask(PERSONAL, { 'X-Request-Id': given })).headers['x-request-id']
  expect(id === given).toBe(isTaken)
  expect(id).toMatch(/^[\w.-]{8,64}$/)
})
