import { EMPTY_INDEX, keysInUse, readIndex, type KeptIndex } from '@/lib/site/offline/kept-index'
import { pack, unpack } from './packing'

/** Raised when the format changes: a new worker deletes what an old one stored. */
export const CACHE_NAME = 'kept-1'
const INDEX_KEY = '/kept/index'
/** Fonts and pictures are compressed already. */
const COMPRESSED = /^(font|image)\/(?!svg)/
const KEPT_HEADERS = ['content-type', 'content-disposition', 'content-security-policy', 'content-language', 'referrer-policy', 'x-content-type-options', 'x-frame-options', 'permissions-policy']
const PACKED = 'x-packed'

/** The kept contents by their keys, and their index. */
export class KeptStorage {
  private known: Promise<KeptIndex> | undefined
  private writers = 0

  constructor(private readonly caches: CacheStorage) {}

  /** The index is changed in place, then saved. */
  index(): Promise<KeptIndex> {
    this.known ??= this.load()
    return this.known
  }

  private async load(): Promise<KeptIndex> {
    const found = await this.read(INDEX_KEY)
    if (!found) return structuredClone(EMPTY_INDEX)
    const keys = new Set(await this.keys())
    return readIndex((await found.json()) as KeptIndex, (key) => keys.has(addressOf(key)))
  }

  async save(): Promise<void> {
    const cache = await this.caches.open(CACHE_NAME)
    await cache.put(INDEX_KEY, Response.json(await this.index()))
  }

  /** Content deleted during another write might be a part of that. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.writers += 1
    try {
      return await work()
    } finally {
      this.writers -= 1
      await (this.writers === 0 ? this.tidy() : this.save())
    }
  }

  /** Stores an answer under a key. @param bases keys of contents to store a difference from, the nearest first */
  async put(key: string, answer: Response, content: Uint8Array, bases: readonly string[] = []): Promise<void> {
    const isPacked = !COMPRESSED.test(answer.headers.get('content-type') ?? '')
    const base = bases.length > 0 ? await this.content(bases) : undefined
    if (bases.length > 0 && !base) throw new Error(`${key} cannot be written: what it is built on is gone`)
    const bytes = isPacked ? await pack(content, base) : content
    const headers = new Headers(isPacked ? { [PACKED]: '1' } : {})
    for (const name of KEPT_HEADERS) {
      const value = answer.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    const cache = await this.caches.open(CACHE_NAME)
    await cache.put(key, new Response(bytes as BodyInit, { headers }))
    ;(await this.index()).sizes[key] = bytes.length
  }

  async get(key: string, bases: readonly string[] = []): Promise<{ content: Uint8Array; headers: Headers } | null> {
    const found = await this.read(key)
    const content = found && (await this.content([key, ...bases]))
    if (!found || !content) return null
    const headers = new Headers(found.headers)
    headers.delete(PACKED)
    return { content, headers }
  }

  /** Deletes contents that no kept page needs, also those of a worker that was stopped. The saved index never names what is gone. */
  private async tidy(): Promise<void> {
    const index = await this.index()
    const keys = await this.keys()
    // Who has begun to write meanwhile tidies afterwards.
    if (this.writers > 0) return this.save()
    const used = keysInUse(index)
    index.sizes = Object.fromEntries(Object.entries(index.sizes).filter(([key]) => used.has(key)))
    await this.save()
    const needed = new Set([INDEX_KEY, ...used].map(addressOf))
    const cache = await this.caches.open(CACHE_NAME)
    for (const key of keys) if (!needed.has(key) && !(key in index.sizes)) await cache.delete(key)
  }

  private async keys(): Promise<string[]> {
    const cache = await this.caches.open(CACHE_NAME)
    return (await cache.keys()).map(({ url }) => addressOf(url))
  }

  async forgetAll(): Promise<void> {
    this.known = undefined
    await this.caches.delete(CACHE_NAME)
  }

  private async content([key, ...bases]: readonly string[]): Promise<Uint8Array | undefined> {
    const found = key === undefined ? undefined : await this.read(key)
    if (!found) return undefined
    const bytes = new Uint8Array(await found.arrayBuffer())
    if (!found.headers.has(PACKED)) return bytes
    const base = bases.length > 0 ? await this.content(bases) : undefined
    return bases.length > 0 && !base ? undefined : unpack(bytes, base)
  }

  private async read(key: string): Promise<Response | undefined> {
    const cache = await this.caches.open(CACHE_NAME)
    return cache.match(key)
  }
}

/** A key as the browser writes it. */
function addressOf(key: string): string {
  const { pathname, search } = new URL(key, 'http://localhost')
  return pathname + search
}
