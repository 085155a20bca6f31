import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { amount } from '../../scripts/test/amount.mjs'
import { startPostgres } from '../../scripts/test/postgres.mjs'
import { hasRedis, startRedis } from '../../scripts/test/redis.mjs'
import { startObjectStorage } from '../../scripts/test/s3.mjs'
import { send } from '../support/client'
import { Cms } from '../support/cms'
import { mailsTo, mailTo } from '../support/mailbox'
import { freePort, startSite, type Site } from '../support/server'
import { expect, MESSAGES, test } from '../support/test'

/** How late a change may be seen on another instance beside other work, in milliseconds: long before a page grows old by itself. */
const SEEN = 30_000
/** How long a cache that is away may hold up a page, and until it is asked again. */
const AWAY = 3000
const READY = { status: 200, ready: true, database: true, migrations: true, cache: true }
/** How many pages are read while staff change one, and by how many at once. */
const READS = amount(600, 10_000)
const READERS = 8
const LANGUAGES = { en: 'en', ka: 'ge' } as const

test.describe.configure({ mode: 'serial' })

let instances: [Site, Site]
let settings: Record<string, string>
let redis: Awaited<ReturnType<typeof startRedis>>
let postgres: Awaited<ReturnType<typeof startPostgres>>
const cleanUp: (() => unknown)[] = []

test.beforeAll(async () => {
  postgres = await startPostgres()
  if (postgres) cleanUp.push(postgres.stop)
  test.skip(!postgres || !hasRedis(), 'NOT TESTED: two instances, because Postgres or a shared cache is missing.')
  redis = await startRedis()
  const storage = await startObjectStorage()
  const ports = [await freePort(), await freePort()] as const
  settings = {
    DATABASE_URL: `${postgres?.url}/postgres`,
    CACHE_URL: redis.url,
    AUTH_SECRET: randomBytes(32).toString('hex'),
    SITE_URL: `http://localhost:${ports[0]}`,
    DEMO_CONTENT: 'off',
    S3_ENDPOINT: storage.url,
    S3_BUCKET: 'pictures',
    S3_REGION: 'eu',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  // Both start on an empty database at the same time.
  const web = { ...settings, ROLE: 'web' }
  instances = await Promise.all([startSite({ settings: web, port: ports[0] }), startSite({ settings: web, port: ports[1] })])
  cleanUp.unshift(() => Promise.all(instances.map((site) => site.stop())), () => redis.stop(), () => storage.stop())
})

test.afterAll(async () => {
  for (const end of cleanUp) await end()
})

/** What an instance says of itself to who balances them. */
async function readiness(site: Site): Promise<unknown> {
  const answer = await fetch(`${site.url}/readyz`)
  return { status: answer.status, ...((await answer.json()) as object) }
}

async function titleOn(site: Site, language: string): Promise<string> {
  const answer = await fetch(`${site.url}/article/shared?lang=${language}`)
  return /<h1[^>]*>(?:<[^>]+>)*([^<]*)/.exec(await answer.text())?.[1] ?? ''
}

/** Publishes a title by one instance. @returns after which time the other shows it, in milliseconds */
async function publishAndSee(by: Site, seenOn: Site, key: string, title: string): Promise<number> {
  const cms = await Cms.signIn(by)
  for (const locale of ['en', 'ka'] as const) await cms.publish('articles', key, { title: `${title} ${locale}` }, locale)
  const start = Date.now()
  let sentAt = start
  for (const [locale, language] of Object.entries(LANGUAGES)) {
    const ask = () => {
      sentAt = Date.now()
      return titleOn(seenOn, language)
    }
    await expect.poll(ask, { intervals: [100] }).toBe(`${title} ${locale}`)
  }
  // How long the page takes to render on a busy machine is another matter.
  return sentAt - start
}

let key: string

test('what staff change on one instance the other shows soon, in both languages', async () => {
  const [one, other] = instances
  const cms = await Cms.signIn(one)
  const { doc } = await cms.send('POST', 'articles?locale=en', { identifier: 'shared', title: 'First en', _status: 'published' })
  key = doc.id
  await cms.publish('articles', key, { title: 'First ka' }, 'ka')
  // Both keep the page from here on.
  for (const site of instances) for (const [locale, language] of Object.entries(LANGUAGES)) expect(await titleOn(site, language)).toBe(`First ${locale}`)
  expect(await publishAndSee(one, other, key, 'Second')).toBeLessThan(SEEN)
  expect(await publishAndSee(other, one, key, 'Third')).toBeLessThan(SEEN)
})

test('each change is seen on both while many read, and every reader gets a whole page', async () => {
  const paths = ['/article/shared', '/article/shared?lang=ge', '/', '/media?lang=ge', '/about', '/connect', '/api/articles', '/sitemap.xml']
  let left = READS
  const wrong: string[] = []
  const read = async () => {
    while (left > 0) {
      left -= 1
      const address = (instances[left % 2] ?? instances[0]).url + paths[Math.floor(left / 2) % paths.length]
      const answer = await fetch(address)
      if (answer.status !== 200 || (await answer.text()).length < 100) wrong.push(`${answer.status} of ${address}`)
    }
  }
  const change = async () => {
    for (let count = 0; left > 0; count += 1) {
      const [one, other] = count % 2 === 0 ? instances : instances.toReversed()
      const seen = await publishAndSee(one as Site, other as Site, key, `Change ${count}`)
      expect(seen).toBeLessThan(SEEN)
      for (const [locale, language] of Object.entries(LANGUAGES)) expect(await titleOn(one as Site, language)).toBe(`Change ${count} ${locale}`)
    }
  }
  await Promise.all([change(), ...Array.from({ length: READERS }, read)])
  expect(wrong).toEqual([])
})

test('a picture that one instance was given is shown by the other', async () => {
  const [one, other] = instances
  const body = new FormData()
  const content = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a33' } }).jpeg().toBuffer()
  body.append('file', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), 'red.jpg')
  body.append('_payload', JSON.stringify({ alt: { en: 'Red', ka: 'წითელი' } }))
  const { token } = await Cms.signIn(one)
  const stored = await fetch(`${one.url}/cms/api/media?locale=en`, { method: 'POST', headers: { Authorization: `JWT ${token}` }, body })
  expect(stored.status).toBe(201)
  const { doc } = (await stored.json()) as { doc: { url: string } }
  const shown = await fetch(other.url + doc.url)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

test('what was typed into a form that one instance refused stands on its page of the other', async () => {
  const [one, other] = instances
  const answer = await fetch(`${one.url}/api/subscriptions`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: settings.SITE_URL ?? '' },
    body: 'email=not-an-address&lang=en',
  })
  expect(answer.status).toBe(303)
  const page = await fetch(other.url + answer.headers.get('location'))
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('not-an-address')
  expect(html).toContain(MESSAGES.en.FormPage.title)
})

test('limits count for both together', async () => {
  const statuses = []
  for (let count = 0; count < 6; count += 1) {
    const site = instances[count % 2] ?? instances[0]
    statuses.push((await send(site, 'POST', '/api/subscriptions', { body: { email: 'eager@example.com' }, headers: { Origin: settings.SITE_URL ?? '' } })).status)
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
})

test('a worker beside them sends what visitors of either are promised', async () => {
  for (const site of instances) expect(await mailsTo(site.dataDir, 'eager@example.com')).toEqual([])
  const worker = await startSite({ settings: { ...settings, ROLE: 'worker' } })
  cleanUp.unshift(() => worker.stop())
  await mailTo(worker.dataDir, 'eager@example.com', '/subscription/')
})

test('without the shared cache both go on, and catch up when it is back', async () => {
  const [one, other] = instances
  await redis.stop()
  const start = Date.now()
  for (const site of instances) expect((await fetch(`${site.url}/article/shared`)).status).toBe(200)
  expect(Date.now() - start).toBeLessThan(SEEN)
  for (const site of instances) await expect.poll(() => readiness(site)).toEqual({ ...READY, cache: false })
  const cms = await Cms.signIn(one)
  await cms.publish('articles', key, { title: 'Fourth en' })
  expect(await titleOn(one, 'en')).toBe('Fourth en')
  redis = await startRedis(redis.port)
  await setTimeout(AWAY)
  for (const site of instances) await expect.poll(() => readiness(site)).toEqual(READY)
  expect(await titleOn(other, 'en')).toBe('Fourth en')
})

test('without the database both say so and show what they kept, and write again when it is back', async () => {
  for (const site of instances) expect(await readiness(site)).toEqual(READY)
  for (const site of instances) expect(await titleOn(site, 'en')).toBe('Fourth en')
  // Even what the cache held is lost.
  await redis.stop()
  redis = await startRedis(redis.port)
  await postgres?.halt()
  for (const site of instances) {
    await expect.poll(() => readiness(site)).toEqual({ ...READY, status: 503, ready: false, database: false, migrations: false })
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
    expect(await titleOn(site, 'en')).toBe('Fourth en')
    const answer = await send(site, 'POST', '/api/subscriptions', { body: { email: 'during-outage@example.com' }, headers: { Origin: settings.SITE_URL ?? '' } })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await answer.text()).not.toMatch(/postgres|127\.0\.0\.1|ECONN/i)
  }
  await postgres?.start()
  for (const site of instances) await expect.poll(() => readiness(site)).toEqual(READY)
  const [one, other] = instances
  const cms = await Cms.signIn(one)
  await cms.publish('articles', key, { title: 'After the outage' })
  await expect.poll(() => titleOn(other, 'en')).toBe('After the outage')
})

test('one can be killed at any moment, the other goes on', async () => {
  const [one, other] = instances
  const cms = await Cms.signIn(other)
  const saved = cms.publish('articles', key, { title: 'Fifth en' })
  one.kill()
  await saved
  expect(await titleOn(other, 'en')).toBe('Fifth en')
  expect((await fetch(`${other.url}/media`)).status).toBe(200)
})
