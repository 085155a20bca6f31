import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ContractError } from '@/lib/contract/errors'
import { env } from '@/lib/env'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How often something may happen, and within how many seconds. */
const RATE_LIMITS = {
  postsPerAddress: { points: 100, duration: MINUTE },
  postsPerEmail: { points: 5, duration: MINUTE },
  signInsPerAddress: { points: 20, duration: MINUTE },
  signIns: { points: 120, duration: MINUTE },
  confirmationsAnHour: { points: 1, duration: HOUR },
  confirmationsADay: { points: 3, duration: DAY },
} as const

/** What is counted. */
type RateLimit = keyof typeof RATE_LIMITS

// In the global object, because a page and the API can be given copies of this module.
const shared = globalThis as { rateLimiters?: Partial<Record<RateLimit, RateLimiterMemory>> }

function limiter(limit: RateLimit): RateLimiterMemory {
  const limiters = (shared.rateLimiters ??= {})
  return (limiters[limit] ??= new RateLimiterMemory(RATE_LIMITS[limit]))
}

/**
 * Counts one more use.
 *
 * @param key what it is counted for, such as an endpoint and a client address
 * @throws TooManyRequests when the limit is reached; never with `RATE_LIMIT=off`
 */
export async function countUse(limit: RateLimit, key: string): Promise<void> {
  if (!env().RATE_LIMIT) return
  try {
    await limiter(limit).consume(key)
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) throw new TooManyRequests(Math.ceil(rejection.msBeforeNext / 1000))
    throw rejection
  }
}

/** Counts one more use where there is room for it. @returns whether there was */
export async function hasRoom(limit: RateLimit, key: string): Promise<boolean> {
  try {
    await countUse(limit, key)
    return true
  } catch (error) {
    if (error instanceof TooManyRequests) return false
    throw error
  }
}

/** Forgets what was counted for a key. */
export async function resetUse(limit: RateLimit, key: string): Promise<void> {
  await limiter(limit).delete(key)
}

/** The error of a limit that is reached, with the seconds until the next try makes sense. */
export class TooManyRequests extends ContractError {
  constructor(readonly retryAfter: number) {
    super('tooManyRequests', 'Too many requests. Please wait a moment and try again.')
  }
}
