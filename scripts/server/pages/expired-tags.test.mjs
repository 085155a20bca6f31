import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasRedis, startRedis } from '../../test/redis.mjs'

const STATES = ['site.expiredTags', 'site.sharedCaches'].map(Symbol.for)
/** Longer than one process may know nothing of another, in milliseconds. */
const KNOWN = 260

let folder = ''
const opened = []

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tags-'))
  process.env.DATA_DIR = folder
})
afterEach(async () => {
  for (const { caches, state } of opened.splice(0)) {
    state.unsent.clear()
    for (const cache of [...(caches?.values() ?? [])]) cache.close()
  }
  delete process.env.CACHE_URL
  delete process.env.DATA_DIR
  await rm(folder, { recursive: true })
})

/** The module as another process loads it: nothing is shared in memory. */
async function newProcess() {
  jest.resetModules()
  for (const state of STATES) delete globalThis[state]
  const tags = await import('./expired-tags.mjs')
  await tags.readExpiredTags()
  opened.push({ state: globalThis[STATES[0]], caches: globalThis[STATES[1]] })
  return tags
}

describe('through the data folder', () => behavesAsOneSite())

test('a time that a wrong clock has left behind does not expire what is made from now on', async () => {
  const there = await newProcess()
  await there.expireTags('events')
  const [name] = await readdir(path.join(folder, 'expired-tags'))
  const tomorrow = new Date(Date.now() + 86_400_000)
  await utimes(path.join(folder, 'expired-tags', name), tomorrow, tomorrow)
  const here = await newProcess()
  expect(here.expiredAt('events')).toBeLessThanOrEqual(Date.now())
  const later = await newProcess()
  await new Promise((resolve) => setTimeout(resolve, 20))
  const known = later.stamp()
  expect(later.isExpired(known, ['events'])).toBe(false)
})

const describeShared = hasRedis() ? describe : describe.skip
describeShared('through a shared cache', () => {
  let redis
  beforeAll(async () => {
    redis = await startRedis()
  })
  beforeEach(() => {
    process.env.CACHE_URL = redis.url
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterAll(() => redis.stop())

  behavesAsOneSite()

  test('a cache that lost its data expires everything, because nobody knows what expired', async () => {
    const server = await startRedis()
    process.env.CACHE_URL = server.url
    const tags = await newProcess()
    const page = tags.stamp()
    await server.stop()
    const next = await startRedis(server.port)
    for (const end = Date.now() + 5000; !tags.isExpired(page, []) && Date.now() < end; await sleep(50)) await tags.readExpiredTags()
    expect(tags.isExpired(page, [])).toBe(true)
    expect(tags.isExpired(tags.stamp(), ['events'])).toBe(false)
    await next.stop()
  })
})

function behavesAsOneSite() {
  test('a tag expired in one process expires in the other, but not for later pages', async () => {
    const [one, other] = [await newProcess(), await newProcess()]
    const page = other.stamp()
    await one.expireTags(['events', 'speakers'])
    await sleep(KNOWN)
    await other.readExpiredTags()
    expect(other.isExpired(page, ['partners'])).toBe(false)
    expect(other.isExpired(page, ['partners', 'speakers'])).toBe(true)
    expect(other.expiredAt('events')).toBeGreaterThan(page.time - 100)
    await sleep(5)
    expect(other.isExpired(other.stamp(), ['events', 'speakers'])).toBe(false)
  })

  test('two that expire at once lose nothing, and leave one entry a tag', async () => {
    const [one, other] = [await newProcess(), await newProcess()]
    const page = one.stamp()
    await Promise.all(Array.from({ length: 50 }, (_, index) => [one, other][index % 2].expireTags(`tag-${index % 5}`)))
    await sleep(KNOWN)
    await Promise.all([one, other].map((tags) => tags.readExpiredTags()))
    for (const tags of [one, other]) for (let tag = 0; tag < 5; tag += 1) expect(tags.isExpired(page, [`tag-${tag}`])).toBe(true)
    if (!process.env.CACHE_URL) expect(await readdir(path.join(folder, 'expired-tags'))).toHaveLength(5)
  })
}
