import { LRUCache } from 'lru-cache'
import { pathOfKey, TAGS_HEADER } from '../framework'
import type { ExpiredTags, Stamp } from './expired-tags'
import { renderRecords, type Lifetimes } from './lifetime'

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
  revalidate?: number | false
}

interface Read {
  value: FrameworkValue
  lastModified: number
  tags: string[]
  stamp: Stamp
  size: number
}

/**
 * What stands behind the framework's cache handler. It notes the lifetime of what is rendered and gives none of it back: final
 * answers lie in {@link AnswerCache}. What pages read of the contract stays in memory, since most stands on every page.
 */
export function contentCache(tags: ExpiredTags, lifetimes: Lifetimes) {
  const reads = new LRUCache<string, Read>({ maxSize: MEMORY_BYTES, sizeCalculation: ({ size }) => size })

  /** The framework makes a handler for each request. */
  return () => {
    const ownStamp = tags.stamp()
    const stamps = new Map<string, Stamp>()
    const stampOf = (key: string) => stamps.get(key) ?? renderRecords.getStore()?.stamp ?? ownStamp

    return {
      async get(key: string, context: FrameworkContext & { kind: string }): Promise<Read | null> {
        if (context.kind !== READ) return null
        await tags.read()
        stamps.set(key, tags.stamp())
        const read = reads.get(key)
        if (!read) return null
        const { stamp, lastModified: madeAt } = read
        const isUsable = lifetimes.isCurrent({ stamp, madeAt, tags: [...read.tags, ...(context.tags ?? []), ...(context.softTags ?? [])] })
        return isUsable ? read : null
      },
      set(key: string, value: FrameworkValue | null, context: FrameworkContext): void {
        if (!value) return void reads.delete(key)
        const now = Date.now()
        if (value.kind === READ) {
          reads.set(key, { value, lastModified: now, tags: context.tags ?? [], stamp: stampOf(key), size: (value.data?.body?.length ?? 0) * 2 + HEAD_BYTES })
          return
        }
        const record = renderRecords.getStore()
        const header = value.headers?.[TAGS_HEADER]
        const revalidate = context.cacheControl?.revalidate
        if (record) {
          record.lifetime ??= {
            path: pathOfKey(key),
            stamp: record.stamp,
            tags: [...(context.tags ?? []), ...(typeof header === 'string' ? header.split(',') : [])],
            madeAt: now,
            until: revalidate ? now + revalidate * 1000 : Infinity,
          }
        }
      },
      revalidateTag: (expired: string | string[]) => tags.expire(expired),
    }
  }
}
