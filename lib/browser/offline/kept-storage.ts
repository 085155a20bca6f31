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
    this.known ??= this.read(INDEX_KEY).then(async (found) => (found ? readIndex((await found.json()) as KeptIndex) : structuredClone(EMPTY_INDEX)))
    return this.known
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

  /** Deletes contents that no kept page needs. */
  private async tidy(): Promise<void> {
    const index = await this.index()
    const used = keysInUse(index)
    const cache = await this.caches.open(CACHE_NAME)
    for (const key of Object.keys(index.sizes)) {
      if (used.has(key)) continue
      await cache.delete(key)
      delete index.sizes[key]
    }
    await this.save()
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
