import { createServer, get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { createHealth, withHealth } from './health.mjs'

const BACKEND = Symbol.for('site.backend')
const CACHES = Symbol.for('site.sharedCaches')
const GOOD = { database: true, migrations: true }
const servers = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  delete globalThis[BACKEND]
  delete globalThis[CACHES]
})

async function serve(options) {
  const health = createHealth({ hasDatabase: true, migrations: ['one'], wake: async () => {}, ...options })
  const server = createServer(withHealth((request, response) => response.end('the site'), health)).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  const ask = (path) =>
    new Promise((resolve, reject) => {
      get({ port: server.address().port, host: '127.0.0.1', path }, async (response) => {
        const text = (await buffer(response)).toString()
        resolve({ status: response.statusCode, headers: response.headers, text })
      }).on('error', reject)
    })
  return { ask, health }
}

test('/healthz says ok and touches nothing', async () => {
  const wake = jest.fn()
  const { ask } = await serve({ wake })
  const { status, text, headers } = await ask('/healthz?x=1')
  expect([status, text, headers['cache-control'], headers['set-cookie']]).toEqual([200, 'ok', 'no-store', undefined])
  expect(wake).not.toHaveBeenCalled()
  expect((await ask('/healthzz')).text).toBe('the site')
})

test.each([
  { what: 'everything is there', backend: async () => GOOD, cache: { answer: 'PONG' }, expected: [200, { ready: true, ...GOOD, cache: true }] },
  { what: 'a migration is missing', backend: async () => ({ database: true, migrations: false }), expected: [503, { ready: false, database: true, migrations: false, cache: true }] },
  { what: 'the database throws', backend: async () => Promise.reject(new Error('away')), expected: [503, { ready: false, database: false, migrations: false, cache: true }] },
  { what: 'the shared cache is away', backend: async () => GOOD, cache: { answer: undefined }, expected: [200, { ready: true, ...GOOD, cache: false }] },
  { what: 'the disk is full', backend: async () => ({ database: false, migrations: true }), expected: [503, { ready: false, database: false, migrations: true, cache: true }] },
  { what: 'there is no database of its own', backend: undefined, hasDatabase: false, expected: [200, { ready: true, ...GOOD, cache: true }] },
  { what: 'the backend cannot be loaded', backend: undefined, expected: [503, { ready: false, database: false, migrations: false, cache: true }] },
])('/readyz while $what', async ({ backend, cache, hasDatabase = true, expected }) => {
  if (backend) globalThis[BACKEND] = { check: backend }
  if (cache) globalThis[CACHES] = new Map([['redis://cache', { attempt: async () => cache.answer }]])
  const { ask } = await serve({ hasDatabase })
  const { status, text } = await ask('/readyz')
  expect([status, JSON.parse(text)]).toEqual(expected)
})

test('a database that does not answer is away after two seconds, and many who ask wait for one question', async () => {
  const check = jest.fn(() => new Promise(() => {}))
  globalThis[BACKEND] = { check }
  const { ask } = await serve()
  const answers = await Promise.all([ask('/readyz'), ask('/readyz')])
  expect(answers.map(({ status }) => status)).toEqual([503, 503])
  expect(check).toHaveBeenCalledTimes(1)
})

test('it is not ready from the moment that it is told to end, and can still answer', async () => {
  globalThis[BACKEND] = { check: async () => GOOD }
  const { ask, health } = await serve()
  expect((await ask('/readyz')).status).toBe(200)
  health.end()
  const { status, text } = await ask('/readyz')
  expect([status, JSON.parse(text)]).toEqual([503, { ready: false, ...GOOD, cache: true }])
  expect((await ask('/healthz')).status).toBe(200)
})
