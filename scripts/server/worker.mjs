// Keeps a worker running beside the server, in a process of its own.
import { fork } from 'node:child_process'
import { bundled } from '../bundled.mjs'

/** How long after its end a worker is started again, in milliseconds: twice as long each time. */
const FIRST_DELAY = 500
const LONGEST_DELAY = 60_000
/** After so long a life the next start does not wait long again. */
const HEALTHY = 60_000

/** Those that this process was started with. */
const MEMORY_LIMITS = process.execArgv.filter((flag) => flag.startsWith('--max-'))

const EXPIRE_TAG = Symbol.for('site.expireTag')
const NUDGE = Symbol.for('site.nudgeWorker')

/**
 * Starts a worker, and another one whenever it ends.
 *
 * @param {string} [script] what it runs
 * @returns {{ stop: () => Promise<void>, process: () => import('node:child_process').ChildProcess }} `stop` ends it for
 *   good, after what it is doing
 */
export function startWorker(script = bundled('scripts/server/worker-process.ts')) {
  let child, timer, startedAt
  let delay = FIRST_DELAY
  let isStopping = false

  const start = () => {
    startedAt = Date.now()
    child = fork(script, { execArgv: MEMORY_LIMITS, env: { ...process.env, NODE_ENV: 'production' } })
    // Set by whatever keeps rendered pages, where this process does.
    child.on('message', ({ expiredTag }) => expiredTag && void globalThis[EXPIRE_TAG]?.(expiredTag))
    child.once('exit', restart).once('error', ({ code }) => child.pid === undefined && restart(code))
  }
  const restart = (code, signal) => {
    if (isStopping) return
    if (Date.now() - startedAt > HEALTHY) delay = FIRST_DELAY
    console.error(`Worker: it ended (${signal ?? code}) and is started again in ${delay} ms.`)
    timer = setTimeout(start, delay)
    delay = Math.min(2 * delay, LONGEST_DELAY)
  }
  globalThis[NUDGE] = () => {
    if (child.connected) child.send('nudge', () => undefined)
  }
  start()

  return {
    process: () => child,
    stop: () => {
      isStopping = true
      clearTimeout(timer)
      if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
      const end = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      return end
    },
  }
}

/** Does nothing but the work of a worker, and never returns. */
export async function workOnly({ backend }) {
  if (backend) {
    console.error('ROLE: with API_BASE_URL there is no work for a worker.')
    process.exit(1)
  }
  // Here nobody else loads it, and pages are expired through it.
  await import('./page-cache.mjs')
  const worker = startWorker()
  const stop = () => void worker.stop().then(() => process.exit(0))
  process.once('SIGTERM', stop).once('SIGINT', stop)
  console.log('Worker is running.')
  await new Promise(() => undefined)
}
