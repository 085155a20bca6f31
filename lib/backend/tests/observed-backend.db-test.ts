import { expect, test } from './support/test'
import { readMigrations } from '@/lib/backend/migrations'
import { env } from '@/lib/env'
import { runtime } from '@/lib/runtime'
import { openSite } from './support/site'

const site = await openSite({ content: 'empty', hasWorker: false, isLast: true })
const backend = () => runtime.backend

test('the server is told whether the database is there, with every migration', async () => {
  const names = (await readMigrations()).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(1)
  expect(await backend()?.check(names)).toEqual({ database: true, migrations: true })
  expect(await backend()?.check([...names, '30000101_000000_next'])).toEqual({ database: true, migrations: false })
})

test('it is told what waits, since when, and what became of the emails', async () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  const queue = (data: object) =>
    site.payload.db.create({ collection: 'payload-jobs', data: { taskSlug: 'sendMail', queue: 'none', processing: false, hasError: false, totalTried: 0, ...data } })
  await queue({ createdAt: new Date(Date.now() - 60_000).toISOString() })
  await queue({ totalTried: 2, waitUntil: inAnHour, createdAt: new Date(Date.now() - 600_000).toISOString() })
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
  await queue({ taskSlug: 'announce', processing: true, leaseUntil: inSeconds(10) })
  // Its worker has gone.
  await queue({ taskSlug: 'announce', processing: true, leaseUntil: inSeconds(-60), createdAt: inSeconds(-90) })
  await queue({ totalTried: 12, hasError: true })
  await queue({ taskSlug: 'announce', hasError: true })
  const record = (state: 'queued' | 'handedOver' | 'bounced', key: string, queuedAt: string) => site.payload.create({ collection: 'emails', data: { key, queuedAt, state } })
  for (const key of ['a', 'b']) await record('handedOver', key, inAnHour)
  await record('bounced', 'c', inSeconds(-7000))
  await record('queued', 'd', inSeconds(-300))
  const { pool, jobs, emails } = (await backend()?.measure()) ?? {}
  expect(jobs?.byState).toEqual({ waiting: 3, running: 1, failed: 2 })
  expect(jobs?.oldestSeconds).toBeGreaterThan(85)
  expect(jobs?.oldestSeconds).toBeLessThan(120)
  expect(emails?.byState).toEqual({ sent: 3, queued: 1, handedOver: 2, deferred: 0, delivered: 0, bounced: 1, failed: 0, complained: 0, uncertain: 0 })
  expect(emails?.oldestSeconds).toBeGreaterThan(295)
  expect(emails?.oldestSeconds).toBeLessThan(330)
  const isPostgres = env().DATABASE_URL.startsWith('postgres')
  expect(Object.keys(pool ?? {})).toEqual(isPostgres ? ['used', 'idle', 'waiting'] : [])
})

test('it is told under which names visitors find a document, or did once', async () => {
  const create = (identifier: string, status: 'draft' | 'published') =>
    site.payload.create({ collection: 'articles', data: { identifier, title: identifier, _status: status }, draft: status === 'draft' })
  const { id } = await create('former', 'published')
  await create('draft', 'draft')
  await site.payload.update({ collection: 'articles', id, data: { identifier: 'present', _status: 'published' } })
  await site.payload.update({ collection: 'articles', id, data: { identifier: 'next', _status: 'draft' }, draft: true })
  expect((await backend()?.identifiers('articles'))?.sort()).toEqual(['former', 'present'])
  expect(await backend()?.identifiers('speakers')).toEqual([])
})

test('a database that is away throws', async () => {
  await backend()?.close()
  await expect(backend()?.check([])).rejects.toThrow()
})
