import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { amount } from '../../scripts/test/amount.mjs'
import { sendFuzzRequests } from '../../scripts/test/fuzz/send-requests.mjs'
import { Cms } from '../support/cms'
import { readSource } from '../support/html'
import { openLine } from '../support/line'
import { linkIn } from '../../scripts/test/outbox'
import { mailTo } from '../support/mailbox'
import { ADMIN, freePort, startSite, type Site } from '../support/server'
import { expect, MESSAGES, test } from '../support/test'
import { registrationBody } from '../../scripts/test/visitor'
import { post } from '../support/visitor'

const { StoreTicket, Offline } = MESSAGES.en
/** `npm test -- --full --thorough` sends many more. */
const FUZZ_REQUESTS = amount(400, 1500)

// What a worker has removed cannot be loaded from it, and the browser says so.
test.use({ serviceWorkers: 'allow', expectedComplaint: /Failed to load resource/ })
// In one worker and in this order: all of them look at the same site, which the last one may leave changed.
test.describe.configure({ mode: 'default' })

let site: Site
let metricsPort: number

test.beforeAll(async () => {
  metricsPort = await freePort()
  const settings = { INDEXING: 'off', OFFLINE: 'off', METRICS_PORT: String(metricsPort), LOG_FORMAT: 'json', LOG_LEVEL: 'info', RATE_LIMIT: 'off' }
  site = await startSite({ copyOf: process.env.TEMPLATE_DATA, settings, isSilent: true })
})

test.afterAll(() => site.stop())

test('the operator sees that the site is ready, its figures, and nothing about people', async () => {
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(200)
  for (const path of ['/healthz', '/readyz']) {
    const { headers } = await fetch(site.url + path)
    expect([headers.get('cache-control'), headers.getSetCookie()], path).toEqual(['no-store', []])
  }
  expect(await (await fetch(`${site.url}/readyz`)).json()).toEqual({ ready: true, database: true, migrations: true, cache: true })

  const page = await fetch(`${site.url}/registration/a-very-secret-token?lang=ge`, { headers: { 'X-Request-Id': 'one-request-0001' } })
  expect(page.headers.get('x-request-id')).toBe('one-request-0001')
  await fetch(`${site.url}/api/subscriptions`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"email":"somebody@example.com"}' })
  const lines = () => site.output().trim().split('\n').map((line) => JSON.parse(line) as Record<string, unknown>)
  await expect.poll(() => lines().filter(({ route }) => route === '/api/subscriptions')).toHaveLength(1)
  expect(lines()).toContainEqual(expect.objectContaining({ requestId: 'one-request-0001', route: '/registration/[token]', method: 'GET' }))
  expect(site.output()).not.toMatch(/very-secret|somebody@|"route":"\/readyz","status":200/)

  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  for (const name of ['http_request_duration_seconds_count{method="POST",route="/api/subscriptions"', 'nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes', 'page_cache_reads_total{result="hit"}', 'jobs{state="waiting"}', 'jobs_oldest_waiting_seconds', 'emails{state="sent"}', 'emails{state="deferred"}', 'emails{state="failed"}']) {
    expect(figures).toContain(name)
  }
  expect((await fetch(`${site.url}/metrics`, { redirect: 'manual' })).status, 'never on the public port').toBe(307)
})

test('a site that is not for the public says so of everything', async () => {
  for (const path of ['/', '/event/summit-2027?lang=ge', '/feed.xml', '/icon.svg', '/robots.txt', '/api/events']) {
    expect((await fetch(`${site.url}${path}`)).headers.get('x-robots-tag'), path).toContain('noindex')
  }
  expect(readSource(await (await fetch(site.url)).text()).meta.robots).toBe('noindex, nofollow')
  expect(await (await fetch(`${site.url}/robots.txt`)).text()).not.toMatch(/Disallow|Sitemap/)
})

test('a site that is set to keep nothing offers nothing, and takes away what it kept before', async ({ page }) => {
  const line = await openLine(site.port)
  const email = 'kept-nothing@example.org'
  await post(`${site.url}/api/registrations`, registrationBody(email, 'summit-2027'))
  const ticket = `${line.url}${linkIn(await mailTo(site.dataDir, email, '/registration/'), '/registration').replace(/\?.*/, '')}`
  // As it was before the setting.
  line.replaced.set('/service-worker.js', await readFile('.next/service-worker/on.js', 'utf8'))
  await page.goto(`${line.url}/connect`)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    await caches.open('offline-1 event')
  })
  line.replaced.clear()
  await page.goto(ticket)
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByRole('button', { name: StoreTicket.store })).toHaveCount(0)
  await expect(page.getByRole('link', { name: Offline.list })).toHaveCount(0)
  // As the browser does by itself at a visit, but not at once, and when the worker before is not busy.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await page.reload()
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  for (const path of ['/offline', '/api/events/summit-2027/offline']) expect((await page.request.get(`${line.url}${path}`)).status(), path).toBe(404)
  // The worker may be asked for still.
  await page.goto('about:blank')
  line.stop()
})

test(`${FUZZ_REQUESTS} odd requests bring no failure of the server, and tell nothing`, async () => {
  const { token } = await Cms.signIn(site)
  const secrets = [(await readFile(path.join(site.dataDir, 'secret'), 'utf8')).trim(), site.dataDir, ADMIN.password]
  const { failures, statuses } = await sendFuzzRequests({ origin: site.url, token, seed: 20261124, count: FUZZ_REQUESTS, secrets })
  expect(failures).toEqual([])
  for (const status of ['200', '400', '401', '403', '404', '405']) expect(Object.keys(statuses)).toContain(status)
})
