// Where rendered pages outlive the process that made them: the shared cache, or files.
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sharedCache } from '../../../lib/shared-cache.mjs'

const HASH_BYTES = 32
/** A page that nobody asks for is dropped after so long, in seconds. */
const LIFETIME = 7 * 24 * 60 * 60

/** @returns null during a build, which has no folder of a site */
export function pageStorage() {
  const { PAGE_CACHE_DIR: folder, CACHE_URL } = process.env
  if (!folder) return null
  return CACHE_URL ? new SharedPages(sharedCache(CACHE_URL), path.basename(folder)) : new PageFiles(folder)
}

class SharedPages {
  isShared = true

  constructor(cache, site) {
    Object.assign(this, { cache, site })
  }

  async read(name) {
    const { RESP_TYPES } = await import('@redis/client')
    return this.cache.attempt((client) => client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(this.#keyOf(name)))
  }

  write(name, content) {
    return this.cache.attempt((client) => client.set(this.#keyOf(name), content, { expiration: { type: 'EX', value: LIFETIME } }))
  }

  remove(name) {
    return this.cache.attempt((client) => client.del(this.#keyOf(name)))
  }

  #keyOf(name) {
    return `page:${this.site}:${name}`
  }
}

class PageFiles {
  isShared = false

  constructor(folder) {
    this.folder = folder
  }

  async read(name) {
    try {
      const file = await readFile(this.#fileOf(name))
      const [hash, content] = [file.subarray(0, HASH_BYTES), file.subarray(HASH_BYTES)]
      return hash.equals(hashOf(content)) ? content : null
    } catch (error) {
      if (error.code !== 'ENOENT') console.error('Page cache:', error)
      return null
    }
  }

  async write(name, content) {
    const target = this.#fileOf(name)
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

  remove(name) {
    return rm(this.#fileOf(name), { force: true })
  }

  #fileOf(name) {
    return path.join(this.folder, `${name}.page`)
  }
}

function hashOf(content) {
  return createHash('sha256').update(content).digest()
}
