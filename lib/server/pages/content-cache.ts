import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'
import { pathOfKey, TAGS_HEADER } from '../framework'
import type { ExpiredTags, Lifetime, Stamp } from './expired-tags'

/** Of answers of the contract, as text. */
const MEMORY_BYTES = 8 * 1024 * 1024
/** What an answer takes beside its text, in bytes. */
const HEAD_BYTES = 500
/** The framework's kind for answers of the contract. */
const READ = 'FETCH'

interface FrameworkValue {
  kind: string
  headers?: Record<string, unknown>
  data?: { body?: string }
}

interface FrameworkContext {
  tags?: string[]
  softTags?: string[]
  cacheControl?: { revalidate?: number | false }
}

interface Read {
  value: FrameworkValue
  lastModified: number
  tags: string[]
  stamp: Stamp
}

/** What one request to the framework has told of its answer. */
export interface RenderRecord {
  stamp: Stamp
  /** Unset for what the framework does not allow to cache. */
  lifetime?: Lifetime
}

export const renderRecords = new AsyncLocalStorage<RenderRecord>()

/**
 * What stands behind the framework's cache handler. It notes the lifetime of what is rendered and gives none of it back: final
 * answers lie in {@link AnswerCache}. What pages read of the contract stays in memory, since most stands on every page.
 */
export function contentCache(tags: ExpiredTags) {
  const reads = new LRUCache<string, Read>({ maxSize: MEMORY_BYTES, sizeCalculation: ({ value }) => (value.data?.body?.length ?? 0) * 2 + HEAD_BYTES })

  /** The framework makes a handler for each request, before the first read of it. */
  return () => {
    const record = renderRecords.getStore()
    const stamp = record?.stamp ?? tags.stamp()

    return {
      async get(key: string, context: FrameworkContext & { kind: string }): Promise<Read | null> {
        if (context.kind !== READ) return null
        await tags.read()
        const read = reads.get(key)
        const allTags = [read?.tags, context.tags, context.softTags].flatMap((names) => names ?? [])
        return read && tags.isCurrent({ stamp: read.stamp, madeAt: read.lastModified, tags: allTags }) ? read : null
      },
      set(key: string, value: FrameworkValue | null, { tags: names = [], cacheControl }: FrameworkContext): void {
        const now = Date.now()
        if (!value) reads.delete(key)
        else if (value.kind === READ) reads.set(key, { value, lastModified: now, tags: names, stamp })
        else if (record) {
          const header = value.headers?.[TAGS_HEADER]
          const until = cacheControl?.revalidate ? now + cacheControl.revalidate * 1000 : Infinity
          record.lifetime ??= { path: pathOfKey(key), stamp, tags: [...names, ...(typeof header === 'string' ? header.split(',') : [])], madeAt: now, until }
        }
      },
      revalidateTag: (expired: string | string[]) => tags.expire(expired),
    }
  }
}
