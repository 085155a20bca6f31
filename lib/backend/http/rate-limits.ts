import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ContractError } from '@/lib/contract/errors'
import { env } from '@/lib/env'

const MINUTE_IN_SECONDS = 60

/** How often something may happen within a minute. */
const RATE_LIMITS = { postsPerAddress: 100, postsPerEmail: 5, signInsPerAddress: 20 } as const

/** What is counted. */
export type RateLimit = keyof typeof RATE_LIMITS

// In the global object, because a page and the API can be given copies of this module.
const shared = globalThis as { rateLimiters?: Record<RateLimit, RateLimiterMemory> }

function limiters(): Record<RateLimit, RateLimiterMemory> {
  const build = (limit: RateLimit) => new RateLimiterMemory({ points: RATE_LIMITS[limit], duration: MINUTE_IN_SECONDS })
  shared.rateLimiters ??= {
    postsPerAddress: build('postsPerAddress'),
    postsPerEmail: build('postsPerEmail'),
    signInsPerAddress: build('signInsPerAddress'),
  }
  return shared.rateLimiters
}

/**
 * Counts one more use.
 *
 * @param key what it is counted for, such as an endpoint and a client address
 * @throws TooManyRequests when the limit of this minute is reached; never with `RATE_LIMIT=off`
 */
export async function countUse(limit: RateLimit, key: string): Promise<void> {
  if (!env().RATE_LIMIT) return
  try {
    await limiters()[limit].consume(key)
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) throw new TooManyRequests(Math.ceil(rejection.msBeforeNext / 1000))
    throw rejection
  }
}

/** The error of a limit that is reached, with the seconds until the next try makes sense. */
export class TooManyRequests extends ContractError {
  constructor(readonly retryAfter: number) {
    super('tooManyRequests', 'Too many requests. Please wait a moment and try again.')
  }
}
