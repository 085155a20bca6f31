import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

/** Where the bundles of this process lie, as `scripts/build/bundle.mjs` writes it; the pages of the framework have none. */
declare const bundlesUrl: string | undefined

/** Of the site that is served from the folder in which the process runs. */
const SERVED_BUNDLES = '.next/bundle'
/** How often the memory of the process is looked at, in milliseconds: what is unpacked lies outside of the thread's heap. */
const INTERVAL = 50
const MEBIBYTE = 1024 * 1024

export interface ThreadLimits {
  megabytes: number
  milliseconds: number
}

/** Why a thread gave no answer. */
export class ThreadError extends Error {
  constructor(
    readonly reason: 'time' | 'memory' | 'failure',
    options?: ErrorOptions,
  ) {
    super(`The thread ended without an answer: ${reason}.`, options)
  }
}

/**
 * Has work done in a thread that ends where it takes too long or too much memory.
 *
 * @param thread the path of its module, which posts one message, among the bundles
 * @throws ThreadError
 */
export async function runInThread<Answer>(thread: string, workerData: unknown, { megabytes, milliseconds }: ThreadLimits): Promise<Answer> {
  const folder = typeof bundlesUrl === 'string' ? bundlesUrl : `${pathToFileURL(path.resolve(SERVED_BUNDLES)).href}/`
  const worker = new Worker(new URL(thread, folder), { workerData, resourceLimits: { maxOldGenerationSizeMb: megabytes }, execArgv: [] })
  const most = process.memoryUsage.rss() + 2 * megabytes * MEBIBYTE
  const timers: NodeJS.Timeout[] = []
  try {
    return await new Promise<Answer>((resolve, reject) => {
      timers.push(setTimeout(() => reject(new ThreadError('time')), milliseconds))
      timers.push(setInterval(() => process.memoryUsage.rss() > most && reject(new ThreadError('memory')), INTERVAL))
      worker.once('message', resolve)
      worker.once('error', (cause: Error & { code?: string }) => reject(new ThreadError(cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'failure', { cause })))
      worker.once('exit', () => reject(new ThreadError('failure')))
    })
  } finally {
    for (const timer of timers) clearTimeout(timer)
    await worker.terminate()
  }
}
