import { hasRedis, startRedis } from '../../scripts/test/redis.mjs'
import { sharedCache } from '@/lib/shared-cache'
import { findFormDraft, storeFormDraft, type FormDraft } from './form-drafts'

const settings: { CACHE_URL?: string } = {}
jest.mock('@/lib/env', () => ({ env: () => settings, siteSecret: () => 'the secret of the site' }))

const DRAFT: FormDraft = { form: 'registration', token: '', status: 422, values: { fullName: 'ნინო' }, message: 'No.', fields: { email: 'Empty.' } }
const ADDRESS = '192.0.2.1'
const memory = globalThis as { formDrafts?: unknown }

beforeEach(() => {
  delete settings.CACHE_URL
  delete memory.formDrafts
})

test('a draft is found by its token alone', async () => {
  const token = await storeFormDraft(DRAFT, ADDRESS)
  expect(await findFormDraft(token)).toEqual(DRAFT)
  expect(await findFormDraft('another')).toBeNull()
})

test('repeated refusals of one address push out its own drafts, and no others', async () => {
  const mine = await storeFormDraft(DRAFT, '192.0.2.2')
  const theirs: string[] = []
  for (let count = 0; count < 600; count += 1) theirs.push(await storeFormDraft(DRAFT, ADDRESS))
  expect(await findFormDraft(mine)).toEqual(DRAFT)
  expect(await found(theirs)).toEqual(theirs.slice(-20))
})

async function found(tokens: string[]): Promise<string[]> {
  const drafts = await Promise.all(tokens.map(findFormDraft))
  return tokens.filter((_, index) => drafts[index])
}

/** Whatever a test finds: a server that goes on would keep the whole run from its end. */
const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function startCache() {
  const redis = await startRedis()
  stops.push(() => sharedCache(redis.url)?.close(), redis.stop)
  settings.CACHE_URL = redis.url
  return redis
}

const testShared = hasRedis() ? test : test.skip
testShared('another process finds it in the shared cache, where nobody can read it', async () => {
  const redis = await startCache()
  const token = await storeFormDraft(DRAFT, ADDRESS)
  delete memory.formDrafts
  expect(await findFormDraft(token)).toEqual(DRAFT)
  expect(await findFormDraft('another')).toBeNull()

  const cache = sharedCache(redis.url)
  const keys = (await cache?.run((client) => client.keys('*'))) ?? []
  expect(keys.join()).not.toContain(ADDRESS)
  const key = keys.find((name) => name.includes('draft:')) ?? ''
  const stored = await cache?.run((client) => client.get(key.replace('site:', '')))
  expect(key + stored).not.toContain(token)
  expect(Buffer.from(String(stored), 'base64').toString()).not.toContain('ნინო')

  const other = String(stored).startsWith('A') ? 'B' : 'A'
  for (const damaged of ['', 'AAAA', `${other}${String(stored).slice(1)}`]) {
    await cache?.run((client) => client.set(key.replace('site:', ''), damaged))
    expect(await findFormDraft(token)).toBeNull()
  }

  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await redis.stop()
  const kept = await storeFormDraft(DRAFT, ADDRESS)
  expect(await findFormDraft(kept)).toEqual(DRAFT)
  expect(printed).toHaveBeenCalledTimes(1)
})

testShared('the shared cache holds no more of one address either', async () => {
  await startCache()
  const mine = await storeFormDraft(DRAFT, '192.0.2.2')
  const theirs: string[] = []
  for (let count = 0; count < 30; count += 1) theirs.push(await storeFormDraft(DRAFT, ADDRESS))
  delete memory.formDrafts
  expect(await found([mine, ...theirs])).toEqual([mine, ...theirs.slice(-20)])
})
