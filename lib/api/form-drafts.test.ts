import { hasRedis, startRedis } from '../../scripts/test/redis.mjs'
import { sharedCache } from '@/lib/shared-cache.mjs'
import { findFormDraft, storeFormDraft, type FormDraft } from './form-drafts'

const settings: { CACHE_URL?: string } = {}
jest.mock('@/lib/env', () => ({ env: () => settings }))

const DRAFT: FormDraft = { form: 'registration', token: '', status: 422, values: { fullName: 'ნინო' }, message: 'No.', fields: { email: 'Empty.' } }
const memory = globalThis as { formDrafts?: unknown }

beforeEach(() => {
  delete settings.CACHE_URL
  delete memory.formDrafts
})

test('a draft is found by its token alone', async () => {
  const token = await storeFormDraft(DRAFT)
  expect(await findFormDraft(token)).toEqual(DRAFT)
  expect(await findFormDraft('another')).toBeNull()
})

const testShared = hasRedis() ? test : test.skip
testShared('another process finds it in the shared cache, where nobody can read it', async () => {
  const redis = await startRedis()
  settings.CACHE_URL = redis.url
  const token = await storeFormDraft(DRAFT)
  delete memory.formDrafts
  expect(await findFormDraft(token)).toEqual(DRAFT)
  expect(await findFormDraft('another')).toBeNull()

  const cache = sharedCache(redis.url)
  const [key = ''] = (await cache?.run((client) => client.keys('*'))) ?? []
  const stored = await cache?.run((client) => client.get(key.replace('site:', '')))
  expect(key + stored).not.toContain(token)
  expect(Buffer.from(String(stored), 'base64').toString()).not.toContain('ნინო')

  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await redis.stop()
  const kept = await storeFormDraft(DRAFT)
  expect(await findFormDraft(kept)).toEqual(DRAFT)
  expect(printed).toHaveBeenCalledTimes(1)
  cache?.close()
})
