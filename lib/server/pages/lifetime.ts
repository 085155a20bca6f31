// How long what the framework made may be served, and how a request learns that of what it caused.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ExpiredTags, Stamp } from './expired-tags'

/** How old a page may be of which nobody knows whether it has expired, in milliseconds. */
const UNKNOWN_LIFETIME = 10_000

export interface Lifetime {
  /** Where the framework rendered it. */
  path: string
  stamp: Stamp
  tags: readonly string[]
  /** In milliseconds since 1970. */
  madeAt: number
  until: number
}

/** What one request to the framework has told of its answer. */
export interface RenderRecord {
  /** From before the first read: a tag that expires meanwhile expires the page made of it. */
  stamp: Stamp
  /** Unset for what the framework does not allow to cache. */
  lifetime?: Lifetime
}

export const renderRecords = new AsyncLocalStorage<RenderRecord>()

export class Lifetimes {
  readonly #tags: ExpiredTags
  readonly #isRenewable: boolean

  /** @param isRenewable whether the site can render again; pages of a remote backend are all there is during its outages */
  constructor(tags: ExpiredTags, isRenewable: boolean) {
    this.#tags = tags
    this.#isRenewable = isRenewable
  }

  /** Whether nothing has expired that it shows, as far as is known. */
  isCurrent({ stamp, tags, madeAt }: Omit<Lifetime, 'path' | 'until'>): boolean {
    if (this.#tags.isExpired(stamp, tags)) return false
    return !this.#isRenewable || this.#tags.silence <= UNKNOWN_LIFETIME || Date.now() - madeAt <= UNKNOWN_LIFETIME
  }

  /** Whether something that it shows is known to have changed since. */
  hasChanged({ stamp, tags }: Lifetime): boolean {
    return this.#tags.hasChanged(stamp, tags)
  }
}
