import { setTimeout } from 'node:timers/promises'
import { Semaphore } from 'async-mutex'
import { tooManyRequests } from '../submissions/rate-limits'
import { processState } from '@/lib/runtime'
import type { SignInSource } from './sign-in-source'

/** How many passwords are hashed at once: each keeps one of the four threads busy that also read files. */
const CHECKS_AT_ONCE = 2
/** As many wait again on devices that have signed in before, and their turn comes first: strangers cannot keep them out. */
const MAX_WAITING = 20
/** Seconds (`Retry-After`). */
const RETRY_AFTER = 5
/** The shortest time from the begin of a check to its refusal, in milliseconds: longer than any check takes. */
const MIN_REFUSAL_TIME = 1000

const checks = processState('passwordChecks', () => ({ slots: new Semaphore(CHECKS_AT_ONCE), open: { known: 0, unknown: 0 } }))

/**
 * Hashes or checks a password when its turn comes, so that a flood of sign-ins delays nobody else.
 *
 * @throws ContractError `tooManyRequests` when too many wait already
 */
export async function inPasswordQueue<Result>(source: SignInSource, work: () => Promise<Result>): Promise<Result> {
  const kind = source.device ? 'known' : 'unknown'
  if (checks.open[kind] >= CHECKS_AT_ONCE + MAX_WAITING) throw tooManyRequests(RETRY_AFTER)
  checks.open[kind] += 1
  try {
    return await checks.slots.runExclusive(work, 1, source.device ? 1 : 0)
  } finally {
    checks.open[kind] -= 1
  }
}

/** As {@link inPasswordQueue}; every refusal, errors included, takes the same time, because the time would reveal how far the check got. */
export async function checkPassword<Result>(source: SignInSource, check: () => Promise<Result>): Promise<Result> {
  let minRefusalTime: Promise<void> | undefined
  try {
    return await inPasswordQueue(source, () => {
      minRefusalTime = setTimeout(MIN_REFUSAL_TIME)
      return check()
    })
  } catch (error) {
    await minRefusalTime
    throw error
  }
}
