// The data that all processes of one site share while they run, in Redis or Valkey. It can be away at any time: then
// each process uses its own.
import { createClient } from '@redis/client'

/** How long one command is waited for, in milliseconds. */
const COMMAND_TIMEOUT = 500
/** Milliseconds after a command without an answer in which no other command is tried. */
const PAUSE = 1000
const CONNECT_TIMEOUT = 2000
const FIRST_RETRY = 50
const LONGEST_RETRY = 1000
/** A connection without answers for so long is given up, in milliseconds: its other end may be gone. */
const LONGEST_SILENCE = 5000

const caches = (globalThis[Symbol.for('site.sharedCaches')] ??= new Map())

/**
 * @param {string | undefined} url of the setting `CACHE_URL`
 * @returns {SharedCache | null} one for the whole process; null where there is none
 */
export function sharedCache(url) {
  if (!url) return null
  if (!caches.has(url)) caches.set(url, new SharedCache(url))
  return caches.get(url)
}

class SharedCache {
  #url
  #client
  /** Settled when the first try to connect has succeeded or failed. */
  #isTried
  #pausedUntil = 0
  #silentSince = 0
  #isReported = false

  constructor(url) {
    this.#url = url
    this.#open()
  }

  /** Whether it answered when it was last asked for something. */
  get isAvailable() {
    return this.#client.isReady && Date.now() >= this.#pausedUntil
  }

  /**
   * @template Result
   * @param {(client: ReturnType<typeof newClient>) => Promise<Result>} work
   * @returns {Promise<Result>}
   * @throws when the cache is away: at once, or after half a second
   */
  async run(work) {
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

  /**
   * As `run`, but undefined where that throws.
   *
   * @template Result
   * @param {(client: ReturnType<typeof newClient>) => Promise<Result>} work
   * @returns {Promise<Result | undefined>}
   */
  attempt(work) {
    return this.run(work).catch(() => undefined)
  }

  close() {
    caches.delete(this.#url)
    this.#client.destroy()
  }

  #open() {
    const client = newClient(this.#url)
    this.#client = client
    this.#isTried = new Promise((resolve) => client.once('ready', resolve).once('error', resolve))
    client.on('error', (error) => this.#report(error))
    client.connect().catch((error) => this.#report(error))
  }

  #pause() {
    this.#pausedUntil = Date.now() + PAUSE
    this.#silentSince ||= Date.now()
    if (Date.now() - this.#silentSince < LONGEST_SILENCE) return
    this.#silentSince = 0
    this.#client.destroy()
    this.#open()
  }

  #report(error) {
    if (this.#isReported) return
    this.#isReported = true
    console.error(`CACHE_URL: the shared cache is away, this process goes on without it: ${error.code ?? error.message}`)
  }

  #reportReturn() {
    if (this.#isReported) console.error('CACHE_URL: the shared cache is back.')
    this.#isReported = false
  }
}

function newClient(url) {
  const reconnectStrategy = (retries) => Math.min(FIRST_RETRY * 2 ** retries, LONGEST_RETRY)
  return createClient({ url, keyPrefix: 'site:', disableOfflineQueue: true, socket: { connectTimeout: CONNECT_TIMEOUT, reconnectStrategy } })
}

const TIMED_OUT = new Error('The shared cache does not answer.')

function withTimeout(answer) {
  return new Promise((resolve, reject) => {
    // Reads an answer that arrived while this process was busy before it counts as late.
    const timer = setTimeout(() => setImmediate(() => setImmediate(reject, TIMED_OUT)), COMMAND_TIMEOUT)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
