import { Semaphore, withTimeout } from 'async-mutex'
import { ContractError } from '@/lib/contract/errors'
import { processState } from '@/lib/runtime'
import { remainingTime, withDeadline } from './locks/lock-timeout'

interface CountedSemaphore {
  semaphore: Semaphore
  users: number
}

/** Seconds. */
const RETRY_AFTER = 5

const semaphores = processState('semaphores', () => new Map<string, CountedSemaphore>())

/**
 * Limits how many work on the same thing at a time in this process. Those who wait here hold no connection to the
 * database, so that a rush on one event leaves connections to everybody else.
 *
 * @param most how many
 * @throws ContractError `tooManyRequests` when its turn does not come in time
 */
export function limitConcurrency<Result>(name: string, most: number, work: () => Promise<Result>): Promise<Result> {
  return withDeadline(() => runExclusively(name, most, work))
}

async function runExclusively<Result>(name: string, most: number, work: () => Promise<Result>): Promise<Result> {
  const counted = semaphores.get(name) ?? { semaphore: new Semaphore(most), users: 0 }
  semaphores.set(name, counted)
  counted.users += 1
  try {
    return await withTimeout(counted.semaphore, remainingTime(), tooManyWait()).runExclusive(work)
  } finally {
    counted.users -= 1
    if (counted.users === 0) semaphores.delete(name)
  }
}

export function tooManyWait(): ContractError {
  return new ContractError('tooManyRequests', 'Too many people want the same thing at this moment. Please try again.', undefined, RETRY_AFTER)
}
