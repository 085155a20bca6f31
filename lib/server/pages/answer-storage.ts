// Where cached answers outlive the process that made them: the shared cache, or files.
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { RESP_TYPES } from '@redis/client'
import type { SharedCache } from '@/lib/shared-cache'

const HASH_BYTES = 32
/** An answer that nobody asks for is dropped after so long, in seconds. */
const LIFETIME = 7 * 24 * 60 * 60
const ENDING = '.answer'

export interface AnswerStorage {
  /** Whether other processes store answers there. */
  isShared: boolean
  read: (key: string) => Promise<Buffer | null | undefined>
  write: (key: string, content: Buffer) => Promise<unknown>
  remove: (key: string) => Promise<unknown>
}

/** @param site tells sites, builds and settings apart */
export function storeInCache(cache: SharedCache, site: string): AnswerStorage {
  const nameOf = (key: string) => `answer:${site}:${hashOf(key).toString('hex')}`
  return {
    isShared: true,
    read: (key) => cache.attempt((client) => client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(nameOf(key))),
    write: (key, content) => cache.attempt((client) => client.set(nameOf(key), content, { expiration: { type: 'EX', value: LIFETIME } })),
    remove: (key) => cache.attempt((client) => client.del(nameOf(key))),
  }
}

/** Files that are written completely and begin with a hash, so that one that was cut off is a missing one. */
export function storeInFiles(folder: string): AnswerStorage {
  const fileOf = (key: string) => path.join(folder, `${hashOf(key).toString('hex')}${ENDING}`)
  return {
    isShared: false,
    async read(key) {
      try {
        const file = await readFile(fileOf(key))
        const [hash, content] = [file.subarray(0, HASH_BYTES), file.subarray(HASH_BYTES)]
        return hash.equals(hashOf(content)) ? content : null
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') console.error('Page cache:', error)
        return null
      }
    },
    async write(key, content) {
      const target = fileOf(key)
      const part = `${target}.${randomUUID()}`
      try {
        await mkdir(folder, { recursive: true })
        await writeFile(part, Buffer.concat([hashOf(content), content]))
        await rename(part, target)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  }
}

/** Whether a file is one that was not written to its end by a process that was killed. */
export const isHalfWritten = (name: string): boolean => !name.endsWith(ENDING)

function hashOf(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest()
}
