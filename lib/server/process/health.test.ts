import { runtime, type ObservedBackend } from '@/lib/runtime'
import { sharedCaches, type SharedCache } from '@/lib/shared-cache'
import { serveSteps, standIn } from '../test-server'
import { answerHealth, createHealth } from './health'

const GOOD = { database: true, migrations: true }
const servers: { close: () => unknown }[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  delete runtime.backend
  sharedCaches.clear()
})

async function serve(options: Partial<Parameters<typeof createHealth>[0]> = {}) {
  const health = createHealth({ hasDatabase: true, migrations: ['one'], loadBackend: () => Promise.resolve(), ...options })
  const server = await serveSteps([answerHealth(health)])
  servers.push(server)
  return { ask: server.ask, health }
}

const observe = (check: ObservedBackend['check']) => void (runtime.backend = standIn<ObservedBackend>({ check }))

test.each<{ what: string; backend?: ObservedBackend['check']; cache?: { answer?: string }; hasDatabase?: boolean; expected: unknown[] }>([
  { what: 'everything is there', backend: () => Promise.resolve(GOOD), cache: { answer: 'PONG' }, expected: [200, { ready: true, ...GOOD, cache: true }] },
  { what: 'a migration is missing', backend: () => Promise.resolve({ database: true, migrations: false }), expected: [503, { ready: false, database: true, migrations: false, cache: true }] },
  { what: 'the database throws', backend: () => Promise.reject(new Error('away')), expected: [503, { ready: false, database: false, migrations: false, cache: true }] },
  { what: 'the shared cache is away', backend: () => Promise.resolve(GOOD), cache: { answer: undefined }, expected: [200, { ready: true, ...GOOD, cache: false }] },
  { what: 'there is no database of its own', backend: undefined, hasDatabase: false, expected: [200, { ready: true, ...GOOD, cache: true }] },
  { what: 'the backend cannot be loaded', backend: undefined, expected: [503, { ready: false, database: false, migrations: false, cache: true }] },
])('/readyz while $what', async ({ backend, cache, hasDatabase = true, expected }) => {
  if (backend) observe(backend)
  if (cache) sharedCaches.set('redis://cache', standIn<SharedCache>({ attempt: () => Promise.resolve(cache.answer) }))
  const { ask } = await serve({ hasDatabase })
  const { status, text } = await ask('/readyz')
  expect([status, JSON.parse(text)]).toEqual(expected)
})

test('a database that does not answer is away after two seconds, and many who ask wait for one question', async () => {
  const check = jest.fn(() => new Promise<typeof GOOD>(() => undefined))
  observe(check)
  const { ask } = await serve()
  const answers = await Promise.all([ask('/readyz'), ask('/readyz')])
  expect(answers.map(({ status }) => status)).toEqual([503, 503])
  expect(check).toHaveBeenCalledTimes(1)
})

test('it is not ready from the moment that it is told to end, and can still answer', async () => {
  observe(() => Promise.resolve(GOOD))
  const { ask, health } = await serve()
  expect((await ask('/readyz')).status).toBe(200)
  health.end()
  const { status, text } = await ask('/readyz')
  expect([status, JSON.parse(text)]).toEqual([503, { ready: false, ...GOOD, cache: true }])
  expect((await ask('/healthz')).status).toBe(200)
})
