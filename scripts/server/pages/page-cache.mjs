// The framework keeps rendered pages in the build's folder, where two servers of one build would read each other's
// content. This handler keeps them in the shared cache, or in the data folder where there is none, and outlives a restart:
// https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath
import { createHash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'
import { expireTags, readExpiredTags, stamp } from './expired-tags.mjs'
import { isCurrent, notePage } from './page-lifetime.mjs'
import { pageStorage } from './page-storage.mjs'

/** The tag of answers that anybody can ask for in endless variety, as in lib/site/cache-tags.ts. */
export const EPHEMERAL_TAG = 'ephemeral'
/** A page names its tags in this header, as the documentation of self-hosting says. */
const TAGS_HEADER = 'x-next-cache-tags'
/** A path segment that begins so is a filtered or later page of a list. */
const VIEW_SEGMENT = '/~'
/** An answer of the API that found nothing: an empty list, or nobody on either side. */
const EMPTY_ANSWER = /"items":\[\]|"previous":null,"next":null/
const EPHEMERAL_STATUS = [404, 308]
const MEMORY_BYTES = 8 * 1024 * 1024
/** The framework's kinds of entries that are pages, as opposed to their data. */
const PAGE = 'APP_PAGE'

// The framework makes a handler for each request: what they share lies here.
const memory = new LRUCache({ maxSize: MEMORY_BYTES, sizeCalculation: ({ size }) => size })
/** How often a kept page was found; `metrics.mjs` shows it. */
const reads = (globalThis[Symbol.for('site.pageCache')] ??= { hit: 0, miss: 0 })

export default class PageCache {
  /** Null during a build: entries are kept in memory alone then. */
  #storage = pageStorage()
  /** From before the first read for this request: a tag that expires meanwhile expires the page made of it. */
  #stamp = stamp()
  #stamps = new Map()

  async get(key, context) {
    const entry = await this.#find(key, context)
    reads[entry ? 'hit' : 'miss'] += 1
    if (entry?.value?.kind === PAGE) notePage(entry)
    return entry
  }

  async #find(key, context) {
    if (this.#storage) await readExpiredTags()
    this.#stamps.set(key, stamp())
    const { tags = [], softTags = [] } = context
    const isUsable = (entry) => entry && isCurrent({ ...entry, tags: [...entry.tags, ...tags, ...softTags] })
    const remembered = memory.get(key)?.entry
    if (isUsable(remembered)) return remembered
    if (remembered && !this.#storage?.isShared) return null
    const stored = await this.#read(key)
    return isUsable(stored) ? stored : null
  }

  async set(key, value, context) {
    const made = this.#stamps.get(key) ?? this.#stamp
    const entry = { key, lastModified: Date.now(), value, cacheControl: context.cacheControl, tags: tagsOf(value, context), stamp: made }
    const content = serialize(entry)
    memory.set(key, { entry, size: content.length })
    if (value?.kind === PAGE) notePage(entry)
    // An entry in memory alone must remove an older stored answer, which would come back after a restart.
    if (isEphemeral(key, value, entry.tags)) await this.#storage?.remove(nameOf(key))
    else await this.#storage?.write(nameOf(key), content)
  }

  async revalidateTag(tags) {
    await expireTags(tags)
  }

  resetRequestCache() {}

  async #read(key) {
    const content = await this.#storage?.read(nameOf(key))
    if (!content) return null
    const entry = deserialize(content)
    detachBuffers(entry.value)
    memory.set(key, { entry, size: content.length })
    return entry
  }
}

/** Copies the parts: views would keep all that was read in memory, including the markup of the page a second time. */
function detachBuffers(value) {
  for (const name of ['rscData', 'body']) if (Buffer.isBuffer(value?.[name])) value[name] = Buffer.from(value[name])
  value?.segmentData?.forEach((content, segment, all) => all.set(segment, Buffer.from(content)))
}

function nameOf(key) {
  return createHash('sha256').update(key).digest('hex')
}

function tagsOf(value, { tags = [] }) {
  const header = value?.headers?.[TAGS_HEADER]
  return typeof header === 'string' ? [...tags, ...header.split(',')] : tags
}

/** Whether there is no end to such addresses, so that anybody could fill the disk with them. */
function isEphemeral(key, value, tags) {
  if (key.includes(VIEW_SEGMENT) || tags.includes(EPHEMERAL_TAG)) return true
  return EPHEMERAL_STATUS.includes(value?.status) || EMPTY_ANSWER.test(value?.data?.body ?? '')
}
