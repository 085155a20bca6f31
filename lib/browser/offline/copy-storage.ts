import { MAX_STORED_EVENTS } from '@/lib/site/offline/limits'
import type { StoredCopy, StoredIndex } from '@/lib/site/offline/stored-index'

/** Of all that this worker stores. Another number is another format: a new worker deletes what an old one stored. */
export const CACHE_PREFIX = 'offline-1'
const INDEX_CACHE = `${CACHE_PREFIX} index`
const INDEX_KEY = '/offline/index'
/** Fonts and pictures are compressed already. */
const COMPRESSED = /^(font|image)\/(?!svg)/
const STORED_HEADERS = ['content-type', 'content-disposition', 'content-security-policy', 'content-language', 'etag', 'referrer-policy', 'x-content-type-options', 'x-frame-options', 'permissions-policy']
const [PACKED, BYTES] = ['x-packed', 'x-bytes']

/** Copies, each in a cache of its own, and the index that names them: what it does not name is not there. */
export class CopyStorage {
  private loaded: Promise<StoredIndex> | undefined
  private readonly written = new Set<string>()

  constructor(private readonly caches: CacheStorage) {}

  /** Changed in place, then saved. */
  index(): Promise<StoredIndex> {
    this.loaded ??= this.load()
    return this.loaded
  }

  async find(kind: StoredCopy['kind'], key: string): Promise<StoredCopy | undefined> {
    return (await this.index()).copies.find((copy) => copy.kind === kind && copy.key === key)
  }

  async add(kind: StoredCopy['kind'], key: string): Promise<StoredCopy> {
    const copy: StoredCopy = { kind, key, cache: '', version: '', status: '', openedAt: 0, savedAt: 0 }
    ;(await this.index()).copies.push(copy)
    return copy
  }

  /** Saves changes of a copy in one write; one that was removed meanwhile stays away. */
  async update(copy: StoredCopy, changes: Partial<StoredCopy>): Promise<void> {
    Object.assign(copy, changes)
    const index = await this.index()
    const events = index.copies.filter(({ kind, cache }) => kind === 'event' && cache).sort((one, other) => other.openedAt - one.openedAt)
    await this.remove(...events.slice(MAX_STORED_EVENTS))
  }

  async remove(...copies: StoredCopy[]): Promise<void> {
    const index = await this.index()
    index.copies = index.copies.filter((copy) => !copies.includes(copy))
    await (await this.caches.open(INDEX_CACHE)).put(INDEX_KEY, Response.json(index))
    await this.tidy()
  }

  async removeAll(): Promise<void> {
    this.loaded = undefined
    for (const name of await this.caches.keys()) if (name.startsWith(CACHE_PREFIX)) await this.caches.delete(name)
  }

  /** What is not completed stays until something else is, so that it can be gone on with. @param work fills a cache, and lets a copy name it */
  async fill(name: string, work: (cache: Cache) => Promise<void>): Promise<void> {
    this.written.add(name)
    await work(await this.caches.open(name)).finally(() => this.written.delete(name))
    await this.tidy()
  }

  async match({ cache }: Pick<StoredCopy, 'cache'>, address: string): Promise<Response | undefined> {
    return cache ? this.caches.match(address, { cacheName: cache }) : undefined
  }

  /** What any copy holds under an address at which all have the same. */
  async matchAny(address: string): Promise<Response | undefined> {
    const found = await this.caches.match(address)
    return found && unpack(found)
  }

  async matchPicture(isWanted: (address: string) => boolean): Promise<Response | undefined> {
    for (const { cache } of (await this.index()).copies) {
      const pictures = cache ? await this.caches.open(cache) : undefined
      const found = (await pictures?.keys())?.find(({ url }) => isWanted(url))
      if (found) return pictures?.match(found)
    }
    return undefined
  }

  private async load(): Promise<StoredIndex> {
    const found = await (await this.caches.open(INDEX_CACHE)).match(INDEX_KEY)
    return found ? ((await found.json()) as StoredIndex) : { locale: null, copies: [] }
  }

  /** Deletes former contents, and those that a stopped worker has not completed. */
  private async tidy(): Promise<void> {
    const { copies } = await this.index()
    const used = new Set([INDEX_CACHE, ...this.written, ...copies.map(({ cache }) => cache)])
    for (const name of await this.caches.keys()) if (name.startsWith(CACHE_PREFIX) && !used.has(name)) await this.caches.delete(name)
  }
}

export async function pack(answer: Response): Promise<Response> {
  const headers = new Headers()
  for (const name of STORED_HEADERS) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const isPacked = !COMPRESSED.test(headers.get('content-type') ?? '')
  if (isPacked) headers.set(PACKED, '1')
  const content = await new Response(isPacked ? answer.body?.pipeThrough(new CompressionStream('gzip')) : answer.body).arrayBuffer()
  headers.set(BYTES, String(content.byteLength))
  return new Response(content, { headers })
}

export function unpack(stored: Response): Response {
  const headers = new Headers(stored.headers)
  const isPacked = headers.has(PACKED)
  for (const name of [PACKED, BYTES]) headers.delete(name)
  return new Response(isPacked ? stored.body?.pipeThrough(new DecompressionStream('gzip')) : stored.body, { headers })
}

/** As they lie on the device. */
export function bytesOf(stored: Response): number {
  return Number(stored.headers.get(BYTES))
}
