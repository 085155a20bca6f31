// Keeps a worker running beside the server, in a process of its own.
import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { runtime } from '@/lib/runtime'

/** Where the build puts its bundles, which it adds to each of them. */
declare const bundlesUrl: string

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

/** What a worker tells its parent. */
interface WorkerMessage {
  expiredTag?: string
  figures?: string
}

export interface WorkerHandle {
  /** Ends it for good, after what it is doing. */
  stop: () => Promise<void>
  /** Reads its figures, which are empty while it is away. */
  measure: () => Promise<string>
}

/** Starts a worker, and another one whenever it ends. @param script of the process */
export function startWorker(script = fileURLToPath(new URL('lib/server/process/worker-process.mjs', bundlesUrl))): WorkerHandle {
  let child: ChildProcess
  let timer: NodeJS.Timeout | undefined
  let startedAt = 0
  let delay = FIRST_DELAY
  let isStopping = false

  const start = () => {
    startedAt = Date.now()
    child = fork(script, { execArgv: MEMORY_LIMITS, env: { ...ALLOCATION, ...process.env, NODE_ENV: 'production' } })
    child.on('message', ({ expiredTag }: WorkerMessage) => void (expiredTag && runtime.expireTag?.(expiredTag)))
    const { pid } = child
    child.once('exit', restart).once('error', ({ code }: NodeJS.ErrnoException) => pid === undefined && restart(code))
  }
  const restart = (code?: number | string | null, signal?: NodeJS.Signals | null) => {
    if (isStopping) return
    if (Date.now() - startedAt > HEALTHY) delay = FIRST_DELAY
    console.error(`Worker: it ended (${signal ?? code}) and is started again in ${delay} ms.`)
    timer = setTimeout(start, delay)
    delay = Math.min(2 * delay, LONGEST_DELAY)
  }
  runtime.wakeWorker = () => {
    if (child.connected) child.send('wake', () => undefined)
  }
  start()

  return {
    measure: () => measure(child),
    stop: () => {
      isStopping = true
      clearTimeout(timer)
      // Without a number it never began.
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
      const end = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      child.kill('SIGTERM')
      return end
    },
  }
}

function measure(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    const read = ({ figures }: WorkerMessage) => figures !== undefined && end(figures)
    const end = (figures: string) => {
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
export async function workOnly(backend: string | undefined): Promise<never> {
  if (backend) {
    console.error('ROLE: with API_BASE_URL there is no work for a worker.')
    process.exit(1)
  }
  const worker = startWorker()
  const stop = () => void worker.stop().then(() => process.exit(0))
  process.once('SIGTERM', stop).once('SIGINT', stop)
  console.log('Worker is running.')
  return new Promise<never>(() => undefined)
}
