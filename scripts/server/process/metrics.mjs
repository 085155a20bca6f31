import { createServer } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { observedBackend } from './health.mjs'

/** In seconds: from a kept page to the longest that anybody waits. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** The counts of `page-cache.mjs`. */
const PAGE_CACHE = Symbol.for('site.pageCache')
/** Called by the backend for each job that has ended, in `lib/backend/jobs/logged-tasks.ts`. */
const OBSERVE_JOB = Symbol.for('site.observeJob')
/** How long the database is left alone after it was asked, in milliseconds. */
const KEPT_MILLISECONDS = 5000

/** The figures of this process in the format of Prometheus. Those from the database are the same in each instance. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by the pattern of their address',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  new Counter({
    name: 'page_cache_reads_total',
    help: 'Reads of kept pages',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset()
      for (const [result, count] of Object.entries(globalThis[PAGE_CACHE] ?? {})) this.inc({ result }, count)
    },
  })
  const measured = keep(async () => (await observedBackend()?.measure()) ?? {}, KEPT_MILLISECONDS)
  const gauge = (name, help, labelName, valuesOf) =>
    new Gauge({
      name,
      help,
      labelNames: labelName ? [labelName] : [],
      registers,
      async collect() {
        this.reset()
        const values = valuesOf(await measured().catch(() => ({})))
        if (labelName) for (const [label, value] of Object.entries(values ?? {})) this.set({ [labelName]: label }, value)
        else if (values !== undefined) this.set(values)
      },
    })
  gauge('database_connections', 'Connections of this process to Postgres, and work that waits for one', 'state', ({ pool }) => pool)
  gauge('jobs', 'Jobs in the database by state', 'state', ({ jobs }) => jobs?.byState)
  gauge('jobs_oldest_waiting_seconds', 'Age of the oldest job that is due', '', ({ jobs }) => jobs?.oldestSeconds)
  gauge('emails', 'Emails in the database by what became of them; sent are all that a mail server has taken', 'state', ({ emails }) => emails?.byState)
  gauge('emails_oldest_queued_seconds', 'Age of the oldest email that waits for its first try', '', ({ emails }) => emails?.oldestSeconds)
  return {
    registry,
    observe: ({ method, route, status, ms }) => requests.observe({ method, route, status }, ms / 1000),
  }
}

/**
 * The figures of a worker.
 *
 * @param {string} prefix tells its process from the server that it works beside
 */
export function createWorkerMetrics(prefix) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix })
  observeJobs(registry)
  return { registry }
}

/** Counts the jobs that this process does, by task and outcome. */
export function observeJobs(registry) {
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Duration of jobs by task and outcome',
    labelNames: ['task', 'outcome'],
    buckets: BUCKETS,
    registers: [registry],
  })
  globalThis[OBSERVE_JOB] = ({ task, outcome, ms }) => jobs.observe({ task, outcome }, ms / 1000)
}

/**
 * Serves the figures on a port of their own.
 *
 * @param {{ registry: Registry }} metrics
 * @param {{ port: number, host: string, worker?: () => Promise<string> }} options `worker` reads those of a worker beside this process
 */
export function serveMetrics({ registry }, { port, host, worker = async () => '' }) {
  const server = createServer((request, response) => {
    Promise.all([registry.metrics(), worker()]).then(
      (texts) => response.setHeader('Content-Type', registry.contentType).end(texts.join('')),
      () => response.writeHead(500).end(),
    )
  })
  server.once('error', (error) => console.error(`METRICS_PORT: ${port} cannot be used (${error.code}).`))
  return server.listen(port, host).unref()
}

function keep(read, milliseconds) {
  let kept = { at: -Infinity, value: undefined }
  return () => {
    if (performance.now() - kept.at > milliseconds) kept = { at: performance.now(), value: read() }
    return kept.value
  }
}
