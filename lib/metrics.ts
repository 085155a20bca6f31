import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { runtime, type ObservedBackend } from './runtime'

/** In seconds: from a cached page to the longest that anybody waits. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** How long the database is left alone after it was asked, in milliseconds. */
const REUSE_MILLISECONDS = 5000

type Measured = Partial<Awaited<ReturnType<ObservedBackend['measure']>>>

/** The figures of this process in the format of Prometheus. Those from the database are the same in each instance. */
export function createMetrics(pageReads: Readonly<Record<'hit' | 'miss', number>> = { hit: 0, miss: 0 }) {
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
    help: 'Reads of cached pages',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset()
      for (const [result, count] of Object.entries(pageReads)) this.inc({ result }, count)
    },
  })
  const measured = reuse<Measured>(async () => (await runtime.backend?.measure()) ?? {}, REUSE_MILLISECONDS)
  const gauge = (name: string, help: string, labelName: string, valuesOf: (measured: Measured) => Record<string, number> | number | undefined) =>
    new Gauge({
      name,
      help,
      labelNames: labelName ? [labelName] : [],
      registers,
      async collect() {
        this.reset()
        const values = valuesOf(await measured().catch(() => ({})))
        if (typeof values === 'number') this.set(values)
        else for (const [label, value] of Object.entries(values ?? {})) this.set({ [labelName]: label }, value)
      },
    })
  gauge('database_connections', 'Connections of this process to Postgres, and work that waits for one', 'state', ({ pool }) => pool)
  gauge('jobs', 'Jobs in the database by state', 'state', ({ jobs }) => jobs?.byState)
  gauge('jobs_oldest_waiting_seconds', 'Age of the oldest job that is due', '', ({ jobs }) => jobs?.oldestSeconds)
  gauge('newsletter_recipients', 'Recipients of letters of the last year, by how sending to them ended', 'state', ({ newsletters }) => newsletters ?? {})
  gauge('emails', 'Emails in the database by what became of them; sent are all that a mail server has taken', 'state', ({ emails }) => emails?.byState)
  gauge('emails_oldest_queued_seconds', 'Age of the oldest email that waits for its first try', '', ({ emails }) => emails?.oldestSeconds)
  return {
    registry,
    observe: ({ method, route, status, ms }: { method: string; route: string; status: number; ms: number }) => requests.observe({ method, route, status }, ms / 1000),
  }
}

/** The figures of a worker. @param prefix tells its process from the server that it works beside */
export function createWorkerMetrics(prefix: string) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix })
  observeJobs(registry)
  return { registry }
}

/** Counts the jobs that this process does, by task and outcome. */
export function observeJobs(registry: Registry): void {
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Duration of jobs by task and outcome',
    labelNames: ['task', 'outcome'],
    buckets: BUCKETS,
    registers: [registry],
  })
  runtime.observeJob = ({ task, outcome, ms }) => jobs.observe({ task, outcome }, ms / 1000)
}

interface ServeMetricsOptions {
  port: number
  host: string
  /** Reads the figures of a worker beside this process. */
  worker?: () => Promise<string>
}

/** Serves the figures on a port of their own. */
export function serveMetrics({ registry }: { registry: Registry }, { port, host, worker = () => Promise.resolve('') }: ServeMetricsOptions): Server {
  const server = createServer((request, response) => {
    Promise.all([registry.metrics(), worker()]).then(
      (texts) => response.setHeader('Content-Type', registry.contentType).end(texts.join('')),
      () => response.writeHead(500).end(),
    )
  })
  server.once('error', (error: NodeJS.ErrnoException) => console.error(`METRICS_PORT: ${port} cannot be used (${error.code}).`))
  return server.listen(port, host).unref()
}

function reuse<Value>(read: () => Promise<Value>, milliseconds: number): () => Promise<Value> {
  let last: { at: number; value: Promise<Value> } | undefined
  return () => {
    if (!last || performance.now() - last.at > milliseconds) last = { at: performance.now(), value: read() }
    return last.value
  }
}
