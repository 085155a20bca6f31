// Keeps a worker running beside the server, in a process of its own.
import { fork } from 'node:child_process'
import { bundled } from '../../build/bundled.mjs'

/** How long after its end a worker is started again, in milliseconds: twice as long each time. */
const FIRST_DELAY = 500
const LONGEST_DELAY = 60_000
/** After so long a life the next start does not wait long again. */
const HEALTHY = 60_000
/** How long it may take to say its figures, in milliseconds. */
const MEASURE_TIMEOUT = 1000

/** Those that this process was started with. */
const MEMORY_LIMITS = process.execArgv.filter((flag) => flag.startsWith('--max-'))

/** glibc gives hardly any memory back by itself: the same as in the files of `deploy/`. */
const ALLOCATION = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

const EXPIRE_TAG = Symbol.for('site.expireTag')
const NUDGE = Symbol.for('site.nudgeWorker')

/**
 * Starts a worker, and another one whenever it ends.
 *
 * @param {string} [script] the script of the process
 * @returns {{ stop: () => Promise<void>, measure: () => Promise<string>, process: () => import('node:child_process').ChildProcess }}
 *   `stop` ends it for good, after what it is doing; `measure` reads its figures, which are empty while it is away
 */
export function startWorker(script = bundled('scripts/server/process/worker-process.ts')) {
  let child, timer, startedAt
  let delay = FIRST_DELAY
  let isStopping = false

  const start = () => {
    startedAt = Date.now()
    child = fork(script, { execArgv: MEMORY_LIMITS, env: { ...ALLOCATION, ...process.env, NODE_ENV: 'production' } })
    // Set by the page cache, where this process has one.
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
    measure: () => measure(child),
    stop: () => {
      isStopping = true
      clearTimeout(timer)
      // Without a number it never began.
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
      const end = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      return end
    },
  }
}

function measure(child) {
  return new Promise((resolve) => {
    const read = ({ figures }) => figures !== undefined && end(figures)
    const end = (figures) => {
      clearTimeout(timer)
      child.off('message', read)
      resolve(figures)
    }
    const timer = setTimeout(end, MEASURE_TIMEOUT, '')
    child.on('message', read)
    if (!child.connected || !child.send('measure', (error) => error && end(''))) end('')
  })
}

/** Does nothing but the work of a worker, and never returns. */
export async function workOnly({ backend }) {
  if (backend) {
    console.error('ROLE: with API_BASE_URL there is no work for a worker.')
    process.exit(1)
  }
  // Nothing else loads it here, and pages are expired through it.
  await import('../pages/page-cache.mjs')
  const worker = startWorker()
  const stop = () => void worker.stop().then(() => process.exit(0))
  process.once('SIGTERM', stop).once('SIGINT', stop)
  console.log('Worker is running.')
  await new Promise(() => undefined)
}
