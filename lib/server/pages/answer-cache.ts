import type { OutgoingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import { EPHEMERAL_TAG } from '@/lib/site/cache-tags'
import { VIEW_MARK } from '@/lib/i18n/visible-path'
import { EncodedBody } from './encoded-body'
import type { ExpiredTags, Lifetime } from './expired-tags'

/** Of bodies in all their encodings, with their headers. */
const MEMORY_BYTES = 24 * 1024 * 1024
/** What an answer takes beside its body, in bytes. */
const HEAD_BYTES = 2000
/** An answer that is asked for so often before it expires is worth some hundred milliseconds of compressing. */
const USES_WORTH_IMPROVING = 3
/** For how long an answer is not made anew after that has failed, in milliseconds. */
const RETRY_MILLISECONDS = 3000

export interface CachedAnswer {
  status: number
  headers: OutgoingHttpHeaders
  body: EncodedBody
  lifetime: Lifetime
}

interface Entry extends CachedAnswer {
  uses: number
}

export type StoredAnswer = Omit<CachedAnswer, 'body'> & { body: Uint8Array }

/** Where answers outlive the process that made them. */
export interface AnswerStorage {
  /** Whether other processes store answers there. */
  isShared?: boolean
  read: (key: string) => Promise<StoredAnswer | undefined>
  write: (key: string, answer: StoredAnswer) => Promise<unknown>
  remove: (key: string) => Promise<unknown>
}

/** The final answers that are the same for everybody, in memory and in a storage that outlives this process. */
export class AnswerCache {
  /** How often an answer was found, for the figures. */
  readonly reads = { hit: 0, miss: 0 }
  readonly #memory = new LRUCache<string, Entry>({ maxSize: MEMORY_BYTES, sizeCalculation: ({ body }) => body.size + HEAD_BYTES })
  readonly #tags: ExpiredTags
  readonly #storage?: AnswerStorage

  constructor(tags: ExpiredTags, storage?: AnswerStorage) {
    this.#tags = tags
    this.#storage = storage
  }

  /** What lies in memory. */
  get bytes(): number {
    return this.#memory.calculatedSize
  }

  /** @returns the answer, and whether it is young enough not to be made anew beside; undefined for none that may be served */
  async find(key: string): Promise<{ answer: CachedAnswer; isFresh: boolean } | undefined> {
    await this.#tags.read()
    const answer = await this.#findCurrent(key)
    this.reads[answer ? 'hit' : 'miss'] += 1
    if (!answer) return undefined
    answer.uses += 1
    if (answer.uses >= USES_WORTH_IMPROVING) void answer.body.improve(() => this.#memory.peek(key) === answer)
    return { answer, isFresh: Date.now() < answer.lifetime.until }
  }

  /** @returns the last good answer, while there can be no other; undefined when staff have changed or withdrawn it since */
  findLastGood(key: string): CachedAnswer | undefined {
    const answer = this.#memory.get(key)
    if (!answer || this.#tags.hasChanged(answer.lifetime.stamp, answer.lifetime.tags)) return undefined
    answer.lifetime.until = Math.max(answer.lifetime.until, Date.now() + RETRY_MILLISECONDS)
    return answer
  }

  async store(key: string, answer: CachedAnswer): Promise<void> {
    if (!this.#tags.isCurrent(answer.lifetime)) return
    this.#memory.set(key, { ...answer, uses: 0 })
    try {
      // One in memory alone must remove an older stored one, which would come back after a restart.
      if (isEphemeral(answer)) await this.#storage?.remove(key)
      else await this.#storage?.write(key, { ...answer, body: answer.body.as('br') })
    } catch (error) {
      console.error('Page cache:', error)
    }
  }

  async #findCurrent(key: string): Promise<Entry | undefined> {
    const remembered = this.#memory.get(key)
    if (remembered && this.#tags.isCurrent(remembered.lifetime)) return remembered
    if (remembered && !this.#storage?.isShared) return undefined
    const stored = await this.#storage?.read(key)
    if (!stored || !this.#tags.isCurrent(stored.lifetime)) return undefined
    const answer = { ...stored, body: EncodedBody.ofCompressed(stored.body), uses: 0 }
    this.#memory.set(key, answer)
    return answer
  }
}

/** Whether there is no end to such addresses, so that anybody could fill the disk with them. */
function isEphemeral({ status, lifetime: { path, tags } }: CachedAnswer): boolean {
  return status !== 200 || path.includes(`/${VIEW_MARK}`) || tags.includes(EPHEMERAL_TAG)
}
