import { once } from 'node:events'
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { createMetrics, serveMetrics } from './metrics.mjs'

const BACKEND = Symbol.for('site.backend')
const PAGE_CACHE = Symbol.for('site.pageCache')
const MEASURED = {
  pool: { used: 3, idle: 2, waiting: 1 },
  jobs: { byState: { waiting: 7, failed: 1 }, oldestSeconds: 12 },
  emails: { sent: 40, waiting: 2, deferred: 1, failed: 1 },
}

afterEach(() => {
  delete globalThis[BACKEND]
  delete globalThis[PAGE_CACHE]
})

test('the figures of an operator are served on a port of their own, and one scrape asks the database once', async () => {
  const measure = jest.fn(async () => MEASURED)
  Object.assign(globalThis, { [BACKEND]: { measure }, [PAGE_CACHE]: { hit: 5, miss: 2 } })
  const metrics = createMetrics()
  metrics.observe({ method: 'GET', route: '/event/[eventIdentifier]', status: 200, ms: 20 })
  const server = serveMetrics(metrics, { port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const [response] = await once(get(`http://127.0.0.1:${server.address().port}/metrics`), 'response')
  const text = (await buffer(response)).toString()
  server.close()
  for (const line of [
    'http_request_duration_seconds_bucket{le="0.025",method="GET",route="/event/[eventIdentifier]",status="200"} 1',
    'page_cache_reads_total{result="hit"} 5',
    'database_connections{state="waiting"} 1',
    'jobs{state="waiting"} 7',
    'jobs_oldest_waiting_seconds 12',
    'emails{state="deferred"} 1',
    'emails{state="failed"} 1',
  ]) {
    expect(text).toContain(line)
  }
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d/m)
  expect(measure).toHaveBeenCalledTimes(1)
})

test('while the database is away the rest is still measured', async () => {
  globalThis[BACKEND] = { measure: async () => Promise.reject(new Error('away')) }
  expect(await createMetrics().registry.metrics()).toContain('nodejs_eventloop_lag_seconds')
})
