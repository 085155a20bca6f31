import type { OutgoingHttpHeaders } from 'node:http'
import { deserialize, serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'
import { EPHEMERAL_TAG } from '@/lib/site/cache-tags'
import { VIEW_MARK } from '@/lib/i18n/visible-path'
import type { AnswerStorage } from './answer-storage'
import { EncodedBody } from './encoded-body'
import type { ExpiredTags } from './expired-tags'
import type { Lifetime, Lifetimes } from './lifetime'

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

/** The final answers that are the same for everybody, in memory and in a storage that outlives this process. */
export class AnswerCache {
  /** How often an answer was found, for the figures. */
  readonly reads = { hit: 0, miss: 0 }
  readonly #memory = new LRUCache<string, Entry>({ maxSize: MEMORY_BYTES, sizeCalculation: ({ body }) => body.size + HEAD_BYTES })
  readonly #tags: ExpiredTags
  readonly #lifetimes: Lifetimes
  readonly #storage: AnswerStorage

  constructor(tags: ExpiredTags, lifetimes: Lifetimes, storage: AnswerStorage) {
    this.#tags = tags
    this.#lifetimes = lifetimes
    this.#storage = storage
  }

  /** What lies in memory. */
  get bytes(): number {
    return this.#memory.calculatedSize
  }

  /** @returns the answer, and whether it is young enough not to be made anew beside; undefined for none that may be served */
  async find(key: string): Promise<{ answer: CachedAnswer; isFresh: boolean } | undefined> {
    await this.#tags.read()
    const answer = await this.#find(key)
    this.reads[answer ? 'hit' : 'miss'] += 1
    if (!answer) return undefined
    answer.uses += 1
    if (answer.uses >= USES_WORTH_IMPROVING) void answer.body.improve(() => this.#memory.peek(key) === answer)
    return { answer, isFresh: Date.now() < answer.lifetime.until }
  }

  /** @returns the last good answer, while there can be no other; undefined when staff have changed or withdrawn it since */
  findLastGood(key: string): CachedAnswer | undefined {
    const answer = this.#memory.get(key)
    if (!answer || this.#lifetimes.hasChanged(answer.lifetime)) return undefined
    answer.lifetime.until = Math.max(answer.lifetime.until, Date.now() + RETRY_MILLISECONDS)
    return answer
  }

  async store(key: string, answer: CachedAnswer): Promise<void> {
    if (!this.#lifetimes.isCurrent(answer.lifetime)) return
    this.#memory.set(key, { ...answer, uses: 0 })
    try {
      // One in memory alone must remove an older stored answer, which would come back after a restart.
      if (isEphemeral(answer)) await this.#storage.remove(key)
      else await this.#storage.write(key, serialize({ ...answer, body: answer.body.as('br') }))
    } catch (error) {
      console.error('Page cache:', error)
    }
  }

  async #find(key: string): Promise<Entry | undefined> {
    const remembered = this.#memory.get(key)
    if (remembered && this.#lifetimes.isCurrent(remembered.lifetime)) return remembered
    if (remembered && !this.#storage.isShared) return undefined
    const content = await this.#storage.read(key)
    if (!content) return undefined
    const { body, ...answer } = deserialize(content) as Omit<CachedAnswer, 'body'> & { body: Buffer }
    if (!this.#lifetimes.isCurrent(answer.lifetime)) return undefined
    const entry = { ...answer, body: EncodedBody.ofCompressed(body), uses: 0 }
    this.#memory.set(key, entry)
    return entry
  }
}

/** Whether there is no end to such addresses, so that anybody could fill the disk with them. */
function isEphemeral({ status, lifetime: { path, tags } }: CachedAnswer): boolean {
  return status !== 200 || path.includes(`/${VIEW_MARK}`) || tags.includes(EPHEMERAL_TAG)
}
