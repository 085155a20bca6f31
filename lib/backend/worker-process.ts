// Does the work that no visitor waits for. The server, its parent, starts it anew when it ends.
import { env } from '@/lib/env'
import { openLog } from '@/lib/log'
import { createMetrics, createWorkerMetrics, observeJobs, serveMetrics } from '@/lib/metrics'
import { startWorker } from './worker'
import { runtime } from '@/lib/runtime'

process.umask(0o077)
openLog({ level: env().LOG_LEVEL, format: env().LOG_FORMAT })
// Pages are cached by the server.
runtime.expireTag = (expiredTag) => {
  if (process.connected) process.send?.({ expiredTag })
  return Promise.resolve()
}

let isStopping = false
// Its parent starts another one, which takes over the remaining jobs.
const worker = startWorker(undefined, () => process.exit(1))
const { ROLE, METRICS_PORT, HOST } = env()
const metrics = METRICS_PORT ? openMetrics() : null

/** On a port of its own, or by the server that it works beside. */
function openMetrics() {
  if (ROLE !== 'worker') return createWorkerMetrics('worker_')
  const metrics = createMetrics()
  observeJobs(metrics.registry)
  serveMetrics(metrics, { port: Number(METRICS_PORT), host: HOST ?? '127.0.0.1' })
  return metrics
}

async function sayFigures() {
  const figures = (await metrics?.registry.metrics()) ?? ''
  if (process.connected) process.send?.({ figures })
}

async function stop() {
  if (isStopping) return
  isStopping = true
  await (await worker).stop(env().SHUTDOWN_SECONDS * 1000)
  process.exit(0)
}

// Ctrl+C reaches the whole group of processes; without its parent nobody could stop it.
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(signal, () => void stop())
process.on('message', (message) => {
  if (message === 'measure') void sayFigures()
  else runtime.wakeWorker?.()
})

worker.catch((error: unknown) => {
  console.error('Worker:', error)
  process.exit(1)
})
