import { setTimeout } from 'node:timers/promises'
import { Semaphore } from 'async-mutex'
import { TooManyRequests } from '../access/rate-limits'
import { processState } from '../jobs/process-state'

/** How many passwords are hashed at once: each keeps one of the four threads busy that also read files. */
const CHECKS_AT_ONCE = 2
const MAX_WAITING = 20
/** Seconds (`Retry-After`). */
const RETRY_AFTER = 5
/** The shortest time from the begin of a check to its refusal, in milliseconds: longer than any check takes. */
const MIN_REFUSAL_TIME = 1000

const checks = processState('passwordChecks', () => ({ slots: new Semaphore(CHECKS_AT_ONCE), open: 0 }))

/**
 * Hashes or checks a password when its turn comes, so that a flood of sign-ins delays nobody else.
 *
 * @throws TooManyRequests when too many wait already
 */
export async function inPasswordQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (checks.open >= CHECKS_AT_ONCE + MAX_WAITING) throw new TooManyRequests(RETRY_AFTER)
  checks.open += 1
  try {
    return await checks.slots.runExclusive(work)
  } finally {
    checks.open -= 1
  }
}

/** As {@link inPasswordQueue}; every refusal, errors included, takes the same time, because the time would reveal how far the check got. */
export async function checkPassword<Result>(check: () => Promise<Result>): Promise<Result> {
  let minRefusalTime: Promise<void> | undefined
  try {
    return await inPasswordQueue(() => {
      minRefusalTime = setTimeout(MIN_REFUSAL_TIME)
      return check()
    })
  } catch (error) {
    await minRefusalTime
    throw error
  }
}
