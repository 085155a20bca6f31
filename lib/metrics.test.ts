import { once } from 'node:events'
import { runtime, type ObservedBackend } from './runtime'
import { originOf, standIn } from './server/test-server'
import { createMetrics, createWorkerMetrics, serveMetrics } from './metrics'

const MEASURED = {
  pool: { used: 3, idle: 2, waiting: 1 },
  jobs: { byState: { waiting: 7, failed: 1 }, oldestSeconds: 12 },
  newsletters: { waiting: 5, handedOver: 9 },
  emails: { byState: { queued: 2, handedOver: 40, deferred: 1 }, oldestSeconds: 7 },
}

afterEach(() => void delete runtime.backend)

async function scrape(metrics: Parameters<typeof serveMetrics>[0], options: { worker?: () => Promise<string> } = {}) {
  const server = serveMetrics(metrics, { port: 0, host: '127.0.0.1', ...options })
  await once(server, 'listening')
  try {
    return await (await fetch(`${originOf(server)}/metrics`)).text()
  } finally {
    server.close()
  }
}

test('one scrape asks the database once', async () => {
  const measure = jest.fn(() => Promise.resolve(MEASURED))
  runtime.backend = standIn<ObservedBackend>({ measure })
  const text = await scrape(createMetrics())
  for (const line of ['database_connections{state="waiting"} 1', 'newsletter_recipients{state="handedOver"} 9', 'emails_oldest_queued_seconds 7']) expect(text).toContain(line)
  expect(measure).toHaveBeenCalledTimes(1)
})

test('while the database is away the rest is still measured', async () => {
  runtime.backend = standIn<ObservedBackend>({ measure: () => Promise.reject(new Error('away')) })
  expect(await createMetrics().registry.metrics()).toContain('nodejs_eventloop_lag_seconds')
})

test('the figures of a worker stand beside those of its server, each under names of its own', async () => {
  const worker = createWorkerMetrics('worker_')
  runtime.observeJob?.({ task: 'sendMail', job: '1', outcome: 'done', ms: 300 })
  const text = await scrape(createMetrics(), { worker: () => worker.registry.metrics() })
  expect(text).toContain('job_duration_seconds_bucket{le="0.5",task="sendMail",outcome="done"} 1')
  expect(text).toMatch(/^worker_process_resident_memory_bytes \d/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d/m)
  const types = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
  expect(types).toEqual([...new Set(types)])
})
