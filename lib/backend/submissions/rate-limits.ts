import { createHmac } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { ContractError, isContractError } from '@/lib/contract/errors'
import { env, siteSecret } from '@/lib/env'
import { sharedCache } from '@/lib/shared-cache'
import { processState } from '@/lib/runtime'

const SECONDS_A_MINUTE = 60
const SECONDS_AN_HOUR = 60 * SECONDS_A_MINUTE
const SECONDS_A_DAY = 24 * SECONDS_AN_HOUR

/** How often something may happen, and within how many seconds. */
const RATE_LIMITS = {
  postsPerAddress: { points: 100, duration: SECONDS_A_MINUTE },
  /** Of forms whose email names what was typed, to whatever address. */
  emailedPostsPerAddress: { points: 30, duration: SECONDS_A_MINUTE },
  postsPerEmail: { points: 5, duration: SECONDS_A_MINUTE },
  signInsPerAddress: { points: 20, duration: SECONDS_A_MINUTE },
  failedSignIns: { points: 5, duration: 10 * SECONDS_A_MINUTE },
  failedSignInsFromEverywhere: { points: 100, duration: SECONDS_AN_HOUR },
  failedCodes: { points: 5, duration: 10 * SECONDS_A_MINUTE },
  confirmationsAnHour: { points: 1, duration: SECONDS_AN_HOUR },
  resetLinks: { points: 1, duration: 10 * SECONDS_A_MINUTE },
  resetLinksPerAddress: { points: 1, duration: 10 * SECONDS_A_MINUTE },
  resetLinksPerAddressADay: { points: 10, duration: SECONDS_A_DAY },
  resetLinksADay: { points: 30, duration: SECONDS_A_DAY },
  resetLinksAnHour: { points: 1, duration: SECONDS_AN_HOUR },
  uploads: { points: 30, duration: SECONDS_AN_HOUR },
  /** In mebibytes. */
  uploadedADay: { points: 200, duration: SECONDS_A_DAY },
  confirmationsADay: { points: 3, duration: SECONDS_A_DAY },
} as const

type RateLimit = keyof typeof RATE_LIMITS

type Limiters = Partial<Record<RateLimit, RateLimiterAbstract>>

const limiters = processState<Limiters>('rateLimiters', () => ({}))

function limiter(limit: RateLimit): RateLimiterAbstract {
  return (limiters[limit] ??= newLimiter(limit))
}

/** Counts for all processes together where they share a cache, and for itself while that is away. */
function newLimiter(limit: RateLimit): RateLimiterAbstract {
  const local = new RateLimiterMemory(RATE_LIMITS[limit])
  const cache = sharedCache(env().CACHE_URL)
  if (!cache) return local
  const storeClient = {
    eval: (script: string, options: { keys: string[]; arguments: string[] }) => cache.run((client) => client.eval(script, options)),
    del: (key: string) => cache.run((client) => client.del(key)),
  }
  return new RateLimiterRedis({ ...RATE_LIMITS[limit], keyPrefix: `limit:${limit}`, storeClient, useRedisPackage: true, insuranceLimiter: local })
}

/** Keeps addresses of visitors out of the shared cache. */
function nameOf(key: string): string {
  return createHmac('sha256', siteSecret()).update(key).digest('base64url')
}

/**
 * Counts one more use.
 *
 * @param key the subject of the count, such as an endpoint and a client address
 * @param points as how many it counts
 * @throws ContractError `tooManyRequests` when the limit is reached; never with `RATE_LIMIT=off`
 */
export async function countUse(limit: RateLimit, key: string, points = 1): Promise<void> {
  if (!env().RATE_LIMIT) return
  try {
    await limiter(limit).consume(nameOf(key), points)
  } catch (rejection) {
    // The limiter may be that of another route, whose classes are unknown here.
    const { msBeforeNext } = Object(rejection) as { msBeforeNext?: unknown }
    throw typeof msBeforeNext === 'number' ? tooManyRequests(Math.ceil(msBeforeNext / 1000)) : rejection
  }
}

/** Counts one more use where there is room for it. @returns whether there was */
export async function hasRoom(limit: RateLimit, key: string): Promise<boolean> {
  try {
    await countUse(limit, key)
    return true
  } catch (error) {
    if (isContractError(error) && error.code === 'tooManyRequests') return false
    throw error
  }
}

/** Resets the count of a key. */
export async function resetUse(limit: RateLimit, key: string): Promise<void> {
  await limiter(limit).delete(nameOf(key))
}

/** Failures that lock what they happen to: as long as they were counted together, from the last one on. Also with `RATE_LIMIT=off`. */
type FailureLimit = Extract<RateLimit, `failed${string}`>

const lockOf = (key: string) => nameOf(`lock ${key}`)

export async function isLocked(limit: FailureLimit, key: string): Promise<boolean> {
  return (await limiter(limit).penalty(lockOf(key), 0)).consumedPoints > 0
}

export async function countFailure(limit: FailureLimit, key: string): Promise<void> {
  const { consumedPoints } = await limiter(limit).penalty(nameOf(key))
  if (consumedPoints < RATE_LIMITS[limit].points) return
  await forgetFailures(limit, key)
  await limiter(limit).penalty(lockOf(key))
}

export async function forgetFailures(limit: FailureLimit, key: string): Promise<void> {
  for (const name of [nameOf(key), lockOf(key)]) await limiter(limit).delete(name)
}

/** The error of a limit that is reached. @param retryAfter seconds */
export function tooManyRequests(retryAfter: number): ContractError {
  return new ContractError('tooManyRequests', 'Too many requests. Please wait a moment and try again.', undefined, retryAfter)
}
