// The data that all processes of one site share while they run, in Redis or Valkey. It can be away at any time: then
// each process uses its own.
import { createClient } from '@redis/client'
import { processState } from './runtime'

/** How long one command is waited for, in milliseconds. */
const COMMAND_TIMEOUT = 500
/** Milliseconds after a command without an answer in which no other command is tried. */
const PAUSE = 1000
const CONNECT_TIMEOUT = 2000
const FIRST_RETRY = 50
const LONGEST_RETRY = 1000
/** A connection without answers for so long is given up, in milliseconds: its other end may be gone. */
const LONGEST_SILENCE = 5000

type Client = ReturnType<typeof newClient>

/** The connections of this process, by their address. */
export const sharedCaches = processState('sharedCaches', () => new Map<string, SharedCache>())

/** The one of this process, by the setting `CACHE_URL`; null where there is none. */
export function sharedCache(url: string | undefined): SharedCache | null {
  if (!url) return null
  const cache = sharedCaches.get(url) ?? new SharedCache(url)
  sharedCaches.set(url, cache)
  return cache
}

export class SharedCache {
  readonly #url: string
  #client: Client
  /** Settled when the first try to connect has succeeded or failed. */
  #isTried: Promise<unknown>
  #pausedUntil = 0
  #silentSince = 0
  #isReported = false

  constructor(url: string) {
    this.#url = url
    ;[this.#client, this.#isTried] = this.#open()
  }

  /** @throws when the cache is away: at once, or after half a second */
  async run<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    if (Date.now() < this.#pausedUntil) throw new Error('The shared cache is away.')
    try {
      const result = await withTimeout(this.#isTried.then(() => work(this.#client)))
      this.#silentSince = 0
      this.#reportReturn()
      return result
    } catch (error) {
      this.#report(error)
      if (error === TIMED_OUT) this.#pause()
      throw error
    }
  }

  /** As `run`, but undefined where that throws. */
  attempt<Result>(work: (client: Client) => Promise<Result>): Promise<Result | undefined> {
    return this.run(work).catch(() => undefined)
  }

  close() {
    sharedCaches.delete(this.#url)
    this.#client.destroy()
  }

  #open(): [Client, Promise<unknown>] {
    const client = newClient(this.#url)
    const isTried = new Promise((resolve) => client.once('ready', resolve).once('error', resolve))
    client.on('error', (error) => this.#report(error))
    client.connect().catch((error: unknown) => this.#report(error))
    return [client, isTried]
  }

  #pause() {
    this.#pausedUntil = Date.now() + PAUSE
    this.#silentSince ||= Date.now()
    if (Date.now() - this.#silentSince < LONGEST_SILENCE) return
    this.#silentSince = 0
    this.#client.destroy()
    ;[this.#client, this.#isTried] = this.#open()
  }

  #report(error: unknown) {
    if (this.#isReported) return
    this.#isReported = true
    console.error(`CACHE_URL: the shared cache is away, this process goes on without it: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}`)
  }

  #reportReturn() {
    if (this.#isReported) console.error('CACHE_URL: the shared cache is back.')
    this.#isReported = false
  }
}

function newClient(url: string) {
  const reconnectStrategy = (retries: number) => Math.min(FIRST_RETRY * 2 ** retries, LONGEST_RETRY)
  return createClient({ url, keyPrefix: 'site:', disableOfflineQueue: true, socket: { connectTimeout: CONNECT_TIMEOUT, reconnectStrategy } })
}

const TIMED_OUT = new Error('The shared cache does not answer.')

function withTimeout<Result>(answer: Promise<Result>): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    // Reads an answer that arrived while this process was busy before it counts as late.
    const timer = setTimeout(() => setImmediate(() => setImmediate(reject, TIMED_OUT)), COMMAND_TIMEOUT)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
