import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hasRedis, startRedis } from '../../test/redis.mjs'

const KEY = '/route-cache/APP_PAGE/0a1b/$/ka/speaker/nino'
const page = (html, { status = 200, tags = 'speakers,events' } = {}) => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from(`rsc of ${html}`),
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
  headers: { 'x-next-cache-tags': tags },
  status,
  postponed: undefined,
})
const answer = (body) => ({ kind: 'FETCH', data: { headers: {}, body, url: '', status: 200 }, revalidate: 300 })
const readContext = { kind: 'APP_PAGE', isFallback: false }
const later = () => new Promise((resolve) => setTimeout(resolve, 5))

/** @type {string} */
let dataDir
/** @type {string} */
let folder

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'pages-'))
  folder = path.join(dataDir, 'pages')
  await mkdir(folder)
  Object.assign(process.env, { DATA_DIR: dataDir, PAGE_CACHE_DIR: folder })
})
afterEach(async () => {
  closeShared()
  for (const name of ['DATA_DIR', 'PAGE_CACHE_DIR', 'CACHE_URL', 'API_BASE_URL']) delete process.env[name]
  await rm(dataDir, { recursive: true })
})

/** A handler as the framework makes one for each request, of a server that has just started. */
async function restarted() {
  jest.resetModules()
  for (const name of ['site.expiredTags', 'site.sharedCaches']) delete globalThis[Symbol.for(name)]
  return (await server())()
}

/** A server, which makes a handler for each request. */
async function server() {
  const { default: PageCache } = await import('./page-cache.mjs')
  opened.push(globalThis[Symbol.for('site.sharedCaches')])
  return () => new PageCache({ revalidatedTags: [] })
}

const opened = []
function closeShared() {
  for (const caches of opened.splice(0)) for (const cache of [...(caches?.values() ?? [])]) cache.close()
}

test('a page survives a restart with all that belongs to it', async () => {
  const cacheControl = { revalidate: 300, expire: undefined }
  await (await restarted()).set(KEY, page('Nino'), { cacheControl })
  const entry = await (await restarted()).get(KEY, readContext)
  expect(entry.value).toEqual(page('Nino'))
  expect(Buffer.isBuffer(entry.value.rscData)).toBe(true)
  expect(entry.cacheControl).toEqual(cacheControl)
  expect(Date.now() - entry.lastModified).toBeLessThan(5000)
})

test('a page that was read does not keep its whole file in memory', async () => {
  const large = { ...page('Nino'), html: 'Nino '.repeat(20_000), rscData: Buffer.alloc(20_000, 'r') }
  await (await restarted()).set(KEY, large, {})
  const { value } = await (await restarted()).get(KEY, readContext)
  expect(value).toEqual(large)
  for (const { buffer } of [value.rscData, value.segmentData.get('/_tree')]) expect(buffer.byteLength).toBeLessThanOrEqual(20_000)
})

test('a tag expires the pages of before, not those of after', async () => {
  const cache = await restarted()
  await cache.set(KEY, page('Nino'), {})
  await later()
  await cache.revalidateTag(['partners'], { expire: 0 })
  expect(await cache.get(KEY, readContext)).not.toBeNull()
  await cache.revalidateTag('speakers', { expire: 0 })
  await later()
  expect(await cache.get(KEY, readContext)).toBeNull()
  await cache.set(KEY, page('Nino B.'), {})
  expect((await cache.get(KEY, readContext)).value.html).toBe('Nino B.')
})

test('a page that was begun before the change is not kept, however late it is stored', async () => {
  const cache = await restarted()
  expect(await cache.get(KEY, readContext)).toBeNull()
  await later()
  await cache.revalidateTag('speakers')
  await later()
  await cache.set(KEY, page('Nino'), {})
  expect(await cache.get(KEY, readContext)).toBeNull()
})

test('a tag can be expired without a request', async () => {
  const cache = await restarted()
  await cache.set(KEY, page('Nino'), {})
  await later()
  await globalThis[Symbol.for('site.expireTag')]('events')
  expect(await cache.get(KEY, readContext)).toBeNull()
})

test.each([
  ['those it was stored with', { tags: ['faqs'] }, { kind: 'FETCH' }],
  ['those of who reads it', { tags: [] }, { kind: 'FETCH', tags: ['faqs'] }],
  ['those of the path', { tags: [] }, { kind: 'FETCH', softTags: ['faqs'] }],
])('an answer of the API expires by its tags: %s', async (_, stored, read) => {
  const cache = await restarted()
  await cache.set('abc', answer('{}'), { fetchCache: true, ...stored })
  await later()
  expect(await cache.get('abc', read)).not.toBeNull()
  await cache.revalidateTag('faqs')
  expect(await cache.get('abc', read)).toBeNull()
})

test.each([
  ['a missing page', KEY, page('?', { status: 404 }), {}],
  ['a page that moved', KEY, page('', { status: 308 }), {}],
  ['a view of a list', '/route-cache/APP_PAGE/0a1b/$/en/media/~cGFnZT0y', page('Page 2'), {}],
  ['a search', 'abc', answer('{"items":[1]}'), { tags: ['speakers', 'ephemeral'] }],
  ['an empty list', 'abc', answer('{"items":[],"total":0}'), { tags: ['speakers'] }],
])('%s is kept in memory alone', async (_, key, value, context) => {
  const cache = await restarted()
  await cache.set(key, value, context)
  expect((await cache.get(key, readContext)).value).toEqual(value)
  expect(await readdir(folder)).toEqual([])
})

test('a page whose document was deleted does not come back after a restart', async () => {
  const cache = await restarted()
  await cache.set(KEY, page('Nino'), {})
  await cache.set(KEY, page('not found', { status: 404 }), {})
  expect(await (await restarted()).get(KEY, readContext)).toBeNull()
})

test.each([
  ['cut', (file) => truncate(file, 60)],
  ['empty', (file) => truncate(file, 0)],
  ['changed', async (file) => writeFile(file, (await readFile(file, 'latin1')).replace('Nino', 'Nina'), 'latin1')],
])('a file that is %s is not served', async (_, damage) => {
  await (await restarted()).set(KEY, page('Nino'), {})
  const [file = ''] = await readdir(folder)
  await damage(path.join(folder, file))
  expect(await (await restarted()).get(KEY, readContext)).toBeNull()
})

const describeShared = hasRedis() ? describe : describe.skip
describeShared('with a shared cache', () => {
  let redis
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.stop())

  /** Two servers of one site. */
  async function two() {
    process.env.CACHE_URL = redis.url
    const servers = []
    for (let index = 0; index < 2; index += 1) {
      jest.resetModules()
      for (const name of ['site.expiredTags', 'site.sharedCaches']) delete globalThis[Symbol.for(name)]
      servers.push(await server())
    }
    for (const request of servers) await request().get(KEY, readContext)
    return servers
  }

  test('a page that one server made is served by the other, and nothing lies on the disk', async () => {
    const [one, other] = await two()
    await one().set(KEY, page('Nino'), {})
    expect((await other().get(KEY, readContext)).value).toEqual(page('Nino'))
    expect(await readdir(folder)).toEqual([])
  })
})
