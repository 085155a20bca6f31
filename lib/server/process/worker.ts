// Keeps a worker running beside the server, in a process of its own.
import { fork, type ChildProcess } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
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
  stop: () => Promise<unknown>
  /** Reads its figures, which are empty while it is away. */
  measure: () => Promise<string>
}

/** Starts a worker, and another one whenever it ends. @param script of the process */
export function startWorker(script = fileURLToPath(new URL('lib/backend/worker-process.mjs', bundlesUrl))): WorkerHandle {
  const told = new EventEmitter<{ figures: [string] }>()
  let child: ChildProcess
  let timer: NodeJS.Timeout | undefined
  let startedAt = 0
  let delay = FIRST_DELAY
  let isStopping = false

  const start = () => {
    startedAt = Date.now()
    child = fork(script, { execArgv: MEMORY_LIMITS, env: { ...ALLOCATION, ...process.env, NODE_ENV: 'production' } })
    child.on('message', ({ expiredTag, figures }: WorkerMessage) => {
      if (expiredTag) void runtime.expireTag?.(expiredTag)
      if (figures !== undefined) told.emit('figures', figures)
    })
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
  const send = (word: 'wake' | 'measure') => child.connected && child.send(word, () => undefined)
  runtime.wakeWorker = () => void send('wake')
  start()

  return {
    async measure() {
      if (!send('measure')) return ''
      const [figures] = await once(told, 'figures', { signal: AbortSignal.timeout(MEASURE_TIMEOUT) }).catch(() => [''])
      return figures as string
    },
    async stop() {
      isStopping = true
      clearTimeout(timer)
      // Without a number it never began.
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
      const end = once(child, 'exit')
      child.kill('SIGTERM')
      await end
    },
  }
}

/** Does nothing but the work of a worker, and never returns. */
export function workOnly(): Promise<never> {
  const worker = startWorker()
  const stop = () => void worker.stop().then(() => process.exit(0))
  process.once('SIGTERM', stop).once('SIGINT', stop)
  console.log('Worker is running.')
  return new Promise<never>(() => undefined)
}
