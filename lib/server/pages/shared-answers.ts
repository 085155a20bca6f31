import { createHash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import { RESP_TYPES } from '@redis/client'
import type { SharedCache } from '@/lib/shared-cache'
import type { AnswerStorage, StoredAnswer } from './answer-cache'

/** An answer that nobody asks for is dropped after so long, in seconds. */
const LIFETIME = 7 * 24 * 60 * 60

/** @param site tells builds and settings apart */
export function sharedAnswers(cache: SharedCache, site: string): AnswerStorage {
  const nameOf = (key: string) => `answer:${site}:${createHash('sha256').update(key).digest('hex')}`
  return {
    isShared: true,
    async read(key) {
      const content = await cache.attempt((client) => client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(nameOf(key)))
      return content ? (deserialize(content) as StoredAnswer) : undefined
    },
    write: (key, answer) => cache.attempt((client) => client.set(nameOf(key), serialize(answer), { expiration: { type: 'EX', value: LIFETIME } })),
    remove: (key) => cache.attempt((client) => client.del(nameOf(key))),
  }
}
