// Does the work that no visitor waits for. The server, its parent, starts it anew when it ends.
import { env } from '@/lib/env'
import { startWorker } from '@/lib/backend/worker'
import { openLog } from './log.mjs'
import { createMetrics, serveMetrics } from './metrics.mjs'

/** How pages are expired without a request; they are kept by the server. */
const EXPIRE_TAG = Symbol.for('site.expireTag')
const NUDGE = Symbol.for('site.nudgeWorker')

process.umask(0o077)
openLog({ level: env().LOG_LEVEL, format: env().LOG_FORMAT })
Object.assign(globalThis, {
  [EXPIRE_TAG]: (expiredTag: string) => {
    if (process.connected) process.send?.({ expiredTag })
    return Promise.resolve()
  },
})

let isStopping = false
const worker = startWorker()
const { ROLE, METRICS_PORT, HOST } = env()
// Beside a server that one has the figures.
if (ROLE === 'worker' && METRICS_PORT) serveMetrics(createMetrics(), { port: METRICS_PORT, host: HOST ?? '127.0.0.1' })

async function stop() {
  if (isStopping) return
  isStopping = true
  await (await worker).stop(env().SHUTDOWN_SECONDS * 1000)
  process.exit(0)
}

// Ctrl+C reaches the whole group of processes; without its parent nobody could stop it.
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(signal, () => void stop())
process.on('message', () => (globalThis as { [NUDGE]?: () => void })[NUDGE]?.())

worker.catch((error: unknown) => {
  console.error('Worker:', error)
  process.exit(1)
})
