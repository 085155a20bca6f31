import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SharedCache } from '@/lib/shared-cache'
import { hasRedis, startRedis } from '@/scripts/test/redis.mjs'
import { ExpiredTags, throughCache, throughFiles } from './expired-tags'

/** Longer than one process may know nothing of another, in milliseconds. */
const KNOWN = 260

let folder = ''
let url: string | undefined
const opened: SharedCache[] = []

beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'tags-'))))
afterEach(async () => {
  for (const cache of opened.splice(0)) cache.close()
  url = undefined
  await rm(folder, { recursive: true })
})

/** What another process has: nothing is shared in memory. */
async function newProcess() {
  const cache = url && new SharedCache(url)
  if (cache) opened.push(cache)
  const tags = new ExpiredTags(cache ? throughCache(cache) : throughFiles(folder))
  await tags.read()
  return tags
}

describe('through the data folder', () => behavesAsOneSite())

test('a time that a wrong clock has left behind does not expire what is made from now on', async () => {
  const there = await newProcess()
  await there.expire('events')
  const [name = ''] = await readdir(path.join(folder, 'expired-tags'))
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
  let redis: Awaited<ReturnType<typeof startRedis>>
  beforeAll(async () => {
    redis = await startRedis()
  })
  beforeEach(() => {
    url = redis.url
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterAll(() => redis.stop())

  behavesAsOneSite()

  test('a cache that lost its data expires everything, because nobody knows what expired', async () => {
    const server = await startRedis()
    url = server.url
    const tags = await newProcess()
    const page = tags.stamp()
    await server.stop()
    const next = await startRedis(server.port)
    for (const end = Date.now() + 5000; !tags.isExpired(page, []) && Date.now() < end; await sleep(50)) await tags.read()
    expect(tags.isExpired(page, [])).toBe(true)
    expect(tags.isExpired(tags.stamp(), ['events'])).toBe(false)
    await next.stop()
  })
})

function behavesAsOneSite() {
  test('a tag expired in one process expires in the other, but not for later pages', async () => {
    const [one, other] = [await newProcess(), await newProcess()]
    const page = other.stamp()
    await one.expire(['events', 'speakers'])
    await sleep(KNOWN)
    await other.read()
    expect(other.isExpired(page, ['partners'])).toBe(false)
    expect(other.isExpired(page, ['partners', 'speakers'])).toBe(true)
    expect(other.expiredAt('events')).toBeGreaterThan(page.time - 100)
    await sleep(5)
    expect(other.isExpired(other.stamp(), ['events', 'speakers'])).toBe(false)
  })

  test('two that expire at once lose nothing, and leave one entry a tag', async () => {
    const [one, other] = [await newProcess(), await newProcess()]
    const page = one.stamp()
    await Promise.all(Array.from({ length: 50 }, (_, index) => (index % 2 ? one : other).expire(`tag-${index % 5}`)))
    await sleep(KNOWN)
    await Promise.all([one, other].map((tags) => tags.read()))
    for (const tags of [one, other]) for (let tag = 0; tag < 5; tag += 1) expect(tags.isExpired(page, [`tag-${tag}`])).toBe(true)
    if (!url) expect(await readdir(path.join(folder, 'expired-tags'))).toHaveLength(5)
  })
}
