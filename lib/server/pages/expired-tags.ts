// When each tag of cached answers expired, known to every process of the site within a quarter of a second: through the
// shared cache, or through files in the data folder where there is none.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SharedCache } from '@/lib/shared-cache'

/** How old the knowledge about others may be when a page is served, in milliseconds. */
const FRESH = 250
/** How old something may be of which nobody knows whether it has expired, in milliseconds. */
const UNKNOWN_LIFETIME = 10_000
/** How far the clocks of a file system and of this process may differ, in milliseconds. */
const CLOCK_TOLERANCE = 60_000
const RETRY_MILLISECONDS = 500

const KEY = 'expired-tags'
/** Made anew with the data of the cache: what expired before its loss is not known any more. */
const GENERATION = ':generation'
/** Counts by the clock of the cache, so that those of several machines need not agree. */
const SYNC_SCRIPT = `
  redis.call('HSETNX', KEYS[1], '${GENERATION}', ARGV[1])
  local time = redis.call('TIME')
  local now = string.format('%.0f', time[1] * 1000 + math.floor(time[2] / 1000))
  for index = 2, #ARGV do redis.call('HSET', KEYS[1], ARGV[index], now) end
  return { now, redis.call('HGETALL', KEYS[1]) }`

/** When something was made, to compare with what has expired since. */
export interface Stamp {
  time: number
  generation: string
}

/** How long what the framework made may be served. */
export interface Lifetime {
  /** Where the framework rendered it. */
  path: string
  /** From before the first read: a tag that expires meanwhile expires the page made of it. */
  stamp: Stamp
  tags: readonly string[]
  /** In milliseconds since 1970. */
  madeAt: number
  until: number
}

interface Exchanged {
  times: Iterable<readonly [tag: string, time: number]>
  generation?: string
  /** How far this process is behind the shared clock, at least and at most. */
  behind?: { least: number; most: number }
}

/** Tells others what has expired and learns what they have; null where that cannot be known now. */
export type TagExchange = (tags: string[]) => Promise<Exchanged | null>

export class ExpiredTags {
  readonly #exchange: TagExchange
  readonly #isRenewable: boolean
  /** In milliseconds since 1970, by the clock that all processes share. */
  readonly #times = new Map<string, number>()
  /** The expired tags that others cannot know yet. */
  readonly #unsent = new Set<string>()
  #behind = { least: 0, most: 0 }
  #generation = ''
  #syncedAt = 0
  #sync?: Promise<void>
  #retry?: NodeJS.Timeout

  /** @param isRenewable whether the site can render again; pages of a remote backend are all there is during its outages */
  constructor(exchange: TagExchange, isRenewable = true) {
    this.#exchange = exchange
    this.#isRenewable = isRenewable
  }

  /**
   * Expires every answer that was made until now and has one of the tags, in all processes.
   *
   * @returns when the others can know; where that fails it is tried again
   */
  async expire(tags: string | readonly string[]): Promise<void> {
    for (const tag of [tags].flat()) {
      this.#note(tag, Date.now() + this.#behind.most)
      this.#unsent.add(tag)
    }
    // Tags that are being sent already may have been collected before.
    await this.#sync
    await this.#synchronize()
  }

  /** Reads what other processes have expired, also when that cannot be known now. */
  async read(): Promise<void> {
    if (Date.now() - this.#syncedAt >= FRESH) await this.#synchronize()
  }

  /** When the tag expired last, as far as was read; 0 for never. */
  expiredAt(tag: string): number {
    return this.#times.get(tag) ?? 0
  }

  /** For something made from now on. */
  stamp(): Stamp {
    return { time: Date.now() + this.#behind.least, generation: this.#generation }
  }

  isExpired(stamp: Stamp, tags: readonly string[]): boolean {
    return stamp.generation !== this.#generation || this.hasChanged(stamp, tags)
  }

  /** As `isExpired`, but not when only the shared cache has lost what it knew. */
  hasChanged(stamp: Stamp, tags: readonly string[]): boolean {
    return tags.some((tag) => this.expiredAt(tag) >= stamp.time)
  }

  /** Whether nothing has expired that it shows, as far as is known. */
  isCurrent({ stamp, tags, madeAt }: Omit<Lifetime, 'path' | 'until'>): boolean {
    if (this.isExpired(stamp, tags)) return false
    return !this.#isRenewable || Date.now() - Math.max(this.#syncedAt, madeAt) <= UNKNOWN_LIFETIME
  }

  #note(tag: string, time: number): void {
    this.#times.set(tag, Math.max(time, this.expiredAt(tag)))
  }

  #synchronize(): Promise<void> {
    this.#sync ??= this.#exchangeAll().finally(() => {
      this.#sync = undefined
      clearTimeout(this.#retry)
      if (this.#unsent.size > 0) this.#retry = setTimeout(() => void this.#synchronize(), RETRY_MILLISECONDS).unref()
    })
    return this.#sync
  }

  async #exchangeAll(): Promise<void> {
    const tags = [...this.#unsent]
    const exchanged = await this.#exchange(tags)
    if (!exchanged) return
    const { times, generation = this.#generation, behind = this.#behind } = exchanged
    this.#behind = behind
    this.#generation = generation
    for (const [tag, time] of times) this.#note(tag, time)
    for (const tag of tags) this.#unsent.delete(tag)
    this.#syncedAt = Date.now()
  }
}

export function throughCache(cache: SharedCache): TagExchange {
  return async (tags) => {
    let sentAt = 0
    const reply = await cache.attempt((client) => {
      sentAt = Date.now()
      return client.eval(SYNC_SCRIPT, { keys: [KEY], arguments: [randomUUID(), ...tags] }) as Promise<[string, string[]]>
    })
    if (!reply) return null
    const [time, fields] = reply
    const pairs = fields.flatMap((name, index) => (index % 2 === 0 ? [[name, fields[index + 1] ?? ''] as const] : []))
    return {
      times: pairs.filter(([name]) => name !== GENERATION).map(([name, value]) => [name, Number(value)] as const),
      generation: pairs.find(([name]) => name === GENERATION)?.[1],
      // The clock was read between the question and the reply: a page must never seem younger than it is.
      behind: { least: Number(time) - Date.now(), most: Number(time) + 1 - sentAt },
    }
  }
}

/** One empty file a tag, whose time counts. @param dataDir where the folder of them lies */
export function throughFiles(dataDir: string): TagExchange {
  const folder = path.join(dataDir, 'expired-tags')
  let isReported = false
  return async (tags) => {
    try {
      if (tags.length > 0) await mkdir(folder, { recursive: true })
      for (const tag of tags) await touch(path.join(folder, encodeURIComponent(tag)))
      const names = await readdir(folder).catch(() => [])
      const times = await Promise.all(names.map(async (name) => [decodeURIComponent(name), Math.round((await stat(path.join(folder, name))).mtimeMs)] as const))
      isReported = false
      // A clock that was wrong has left times of the future, which would expire every page until then.
      return { times: times.filter(([, time]) => time < Date.now() + CLOCK_TOLERANCE) }
    } catch (error) {
      if (!isReported) console.error('Expired tags:', error)
      isReported = true
      return null
    }
  }
}

async function touch(file: string): Promise<void> {
  await writeFile(file, '', { flag: 'a' })
  // The time of this very moment: two processes that touch one file at once mean the same.
  const time = new Date()
  await utimes(file, time, time)
}
