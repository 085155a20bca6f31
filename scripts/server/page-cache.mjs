// The framework keeps rendered pages in the build's folder, where two servers of one build would read each other's
// content. This handler keeps them in the data folder instead, where they outlive a restart:
// https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'

/** The tag of answers that anybody can ask for in endless variety, as in lib/site/cache-tags.ts. */
export const EPHEMERAL_TAG = 'passing'
/** A page names its tags in this header, as the documentation of self-hosting says. */
const TAGS_HEADER = 'x-next-cache-tags'
/** A path segment that begins so is a filtered or later page of a list. */
const VIEW_SEGMENT = '/~'
/** An answer of the API that found nothing: an empty list, or nobody on either side. */
const EMPTY_ANSWER = /"items":\[\]|"previous":null,"next":null/
const EPHEMERAL_STATUS = [404, 308]
const MEMORY_BYTES = 24 * 1024 * 1024
const HASH_BYTES = 32

// The framework makes a handler for each request: what they share lies here.
const memory = new LRUCache({ maxSize: MEMORY_BYTES, sizeCalculation: ({ size }) => size })
/** When each tag expired, in milliseconds since 1970. */
const expiredTags = new Map()

const expireTags = (tags) => {
  for (const tag of [tags].flat()) expiredTags.set(tag, Date.now())
}

/** Expires pages for changes that no request makes; `lib/backend/content/expire-pages.ts` calls it. */
globalThis[Symbol.for('site.expireTag')] = async (tag) => expireTags(tag)

export default class PageCache {
  /** Without a folder, as during a build, entries are kept in memory alone. */
  folder = process.env.PAGE_CACHE_DIR

  async get(key, context) {
    const entry = memory.get(key)?.entry ?? (await this.#read(key))
    if (!entry) return null
    const tags = [...entry.tags, ...(context.tags ?? []), ...(context.softTags ?? [])]
    return tags.some((tag) => (expiredTags.get(tag) ?? 0) >= entry.lastModified) ? null : entry
  }

  async set(key, value, context) {
    const entry = { key, lastModified: Date.now(), value, cacheControl: context.cacheControl, tags: tagsOf(value, context) }
    const file = serialize(entry)
    memory.set(key, { entry, size: file.length })
    if (!this.folder) return
    // What is kept in memory alone must not leave an older answer behind that comes back after a restart.
    if (isEphemeral(key, value, entry.tags)) await rm(this.#fileOf(key), { force: true })
    else await this.#write(key, file)
  }

  async revalidateTag(tags) {
    expireTags(tags)
  }

  resetRequestCache() {}

  #fileOf(key) {
    return path.join(this.folder, `${createHash('sha256').update(key).digest('hex')}.page`)
  }

  async #read(key) {
    if (!this.folder) return null
    try {
      const file = await readFile(this.#fileOf(key))
      const [hash, content] = [file.subarray(0, HASH_BYTES), file.subarray(HASH_BYTES)]
      if (!hash.equals(hashOf(content))) return null
      const entry = deserialize(content)
      memory.set(key, { entry, size: content.length })
      return entry
    } catch (error) {
      if (error.code !== 'ENOENT') console.error('Page cache:', error)
      return null
    }
  }

  async #write(key, content) {
    const target = this.#fileOf(key)
    const part = `${target}.${randomUUID()}`
    try {
      await mkdir(this.folder, { recursive: true })
      await writeFile(part, Buffer.concat([hashOf(content), content]))
      await rename(part, target)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }
}

function hashOf(content) {
  return createHash('sha256').update(content).digest()
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
