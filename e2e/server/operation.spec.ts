import { freePort, startSite } from '../support/server'
import { expect, test } from '../support/test'

test('who runs the site sees that it is ready, what it does, and nothing about people', async () => {
  const metricsPort = await freePort()
  const site = await startSite({ copyOf: process.env.TEMPLATE_DATA, settings: { METRICS_PORT: String(metricsPort), LOG_FORMAT: 'json', LOG_LEVEL: 'info' }, isSilent: true })
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: 60_000 }).toBe(200)
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
  await site.stop()
})
