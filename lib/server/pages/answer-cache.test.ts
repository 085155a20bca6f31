import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SharedCache } from '@/lib/shared-cache'
import { hasRedis, startRedis } from '@/scripts/test/redis.mjs'
import { AnswerCache, type AnswerStorage } from './answer-cache'
import { AnswerFiles } from './answer-files'
import { contentCache } from './content-cache'
import { EncodedBody } from './encoded-body'
import { ExpiredTags, throughCache, throughFiles } from './expired-tags'
import { sharedAnswers } from './shared-answers'

const KEY = 'ka /ka/speaker/nino document'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'pages-'))))
afterEach(() => rm(folder, { recursive: true }))

/** The cache of a server that has just started. */
function restarted({ site = 'site', isKept = true, exchange = throughFiles(folder), storage = undefined as AnswerStorage | undefined } = {}) {
  const tags = new ExpiredTags(exchange)
  const cache = new AnswerCache(tags, storage ?? new AnswerFiles(path.join(folder, 'cache'), site, isKept))
  const store = async (text: string, { key = KEY, status = 200, rendered = '/ka/speaker/nino', tagged = ['speakers', 'events'], stamp = tags.stamp() } = {}) => {
    const lifetime = { path: rendered, stamp, tags: tagged, madeAt: Date.now(), until: Date.now() + 300_000 }
    await cache.store(key, { status, headers: { etag: '"1"' }, body: await EncodedBody.of(Buffer.from(text)), lifetime })
  }
  const read = async (key = KEY) => {
    const found = await cache.find(key)
    return found && String(await found.answer.body.as('identity'))
  }
  return { tags, cache, store, read }
}

const files = () => readdir(path.join(folder, 'cache/site')).catch(() => [])

test('an answer survives a restart with all that belongs to it', async () => {
  const text = randomBytes(20_000).toString('base64')
  await restarted().store(text)
  const { cache, read } = restarted()
  expect(await read()).toBe(text)
  const found = await cache.find(KEY)
  expect([found?.isFresh, found?.answer.status, found?.answer.headers]).toEqual([true, 200, { etag: '"1"' }])
  // Not a view of the whole file.
  const stored = found?.answer.body.as('br')
  expect(stored?.buffer.byteLength).toBe(stored?.length)
})

test('a tag expires the answers of before, not those of after', async () => {
  const { tags, store, read } = restarted()
  const stamp = tags.stamp()
  await store('Nino')
  await sleep(5)
  await tags.expire(['partners'])
  expect(await read()).toBe('Nino')
  await tags.expire('speakers')
  await sleep(5)
  expect(await read()).toBeUndefined()
  // Begun before the change, and stored late.
  await store('Nino', { stamp })
  expect(await read()).toBeUndefined()
  await store('Nino B.')
  expect(await read()).toBe('Nino B.')
})

test.each([
  ['a missing page', { status: 404 }],
  ['a view of a list', { rendered: '/en/media/~cGFnZT0y' }],
  ['a search', { tagged: ['speakers', 'ephemeral'] }],
])('%s is cached in memory alone, and an older answer does not come back', async (_, options) => {
  const { store, read } = restarted()
  await store('First')
  expect(await files()).toHaveLength(1)
  await store('Second', options)
  expect([await read(), await files(), await restarted().read()]).toEqual(['Second', [], undefined])
})

test('a file that is cut is not served', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await restarted().store('Nino')
  const [file = ''] = await files()
  await truncate(path.join(folder, 'cache/site', file), 60)
  expect(await restarted().read()).toBeUndefined()
})

test.each([
  ['begins without any', { isKept: false }],
  ['is another build', { site: 'other' }],
])('a server that %s removes what is of no more use', async (_, options) => {
  await restarted().store('Nino')
  await mkdir(path.join(folder, 'cache/parts'), { recursive: true })
  await writeFile(path.join(folder, 'cache/parts/half'), '')
  expect(await restarted(options).read()).toBeUndefined()
  expect(await readdir(path.join(folder, 'cache'))).toEqual([])
})

test('memory is bounded by bytes, and what falls out is read from the disk', async () => {
  const { cache, store } = restarted()
  for (let count = 0; count < 30; count += 1) await store(randomBytes(400_000).toString('base64'), { key: `page ${count}` })
  expect(cache.bytes).toBeLessThanOrEqual(24 * 1024 * 1024)
  expect((await cache.find('page 0'))?.answer.status).toBe(200)
})

const READ = { kind: 'FETCH' }
test.each([
  ['those it was stored with', { tags: ['faqs'] }, READ],
  ['those of who reads it', { tags: [] }, { ...READ, tags: ['faqs'] }],
])('what pages read of the contract expires by its tags: %s', async (_, stored, read) => {
  const { tags } = restarted()
  const handlers = contentCache(tags)
  expect(await handlers().get('abc', read)).toBeNull()
  handlers().set('abc', { kind: 'FETCH', data: { body: '{}' } }, stored)
  await sleep(5)
  expect((await handlers().get('abc', read))?.value.data?.body).toBe('{}')
  await handlers().revalidateTag('faqs')
  expect(await handlers().get('abc', read)).toBeNull()
})

test('the framework gets no rendered page back', async () => {
  const { tags } = restarted()
  const handler = contentCache(tags)()
  handler.set('/$/en', { kind: 'APP_PAGE' }, {})
  expect(await handler.get('/$/en', { kind: 'APP_PAGE' })).toBeNull()
})

const testShared = hasRedis() ? test : test.skip
testShared('with a shared cache, an answer that one server made is served by the other, and nothing lies on the disk', async () => {
  const redis = await startRedis()
  const caches = [new SharedCache(redis.url), new SharedCache(redis.url)]
  const [one, other] = caches.map((cache) => restarted({ exchange: throughCache(cache), storage: sharedAnswers(cache, 'site') }))
  await Promise.all([one?.read(), other?.read()])
  await one?.store('Nino')
  expect(await other?.read()).toBe('Nino')
  expect(await files()).toEqual([])
  for (const cache of caches) cache.close()
  await redis.stop()
})
