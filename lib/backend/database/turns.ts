import { Semaphore, withTimeout } from 'async-mutex'
import { ContractError } from '@/lib/contract/errors'
import { processState } from '@/lib/runtime'
import { remainingTime, withDeadline } from './lock-timeout'

interface Turn {
  semaphore: Semaphore
  users: number
}

/** Seconds. */
const RETRY_AFTER = 5

const turns = processState('turns', () => new Map<string, Turn>())

/**
 * Limits how many work on the same thing at a time in this process. Those who wait here hold no connection to the
 * database, so that a rush on one event leaves connections to everybody else.
 *
 * @param most how many
 * @throws ContractError `tooManyRequests` when its turn does not come in time
 */
export function inTurn<Result>(name: string, most: number, work: () => Promise<Result>): Promise<Result> {
  return withDeadline(() => waitForTurn(name, most, work))
}

async function waitForTurn<Result>(name: string, most: number, work: () => Promise<Result>): Promise<Result> {
  const turn = turns.get(name) ?? { semaphore: new Semaphore(most), users: 0 }
  turns.set(name, turn)
  turn.users += 1
  try {
    return await withTimeout(turn.semaphore, remainingTime(), tooManyWait()).runExclusive(work)
  } finally {
    turn.users -= 1
    if (turn.users === 0) turns.delete(name)
  }
}

export function tooManyWait(): ContractError {
  return new ContractError('tooManyRequests', 'Too many people want the same thing at this moment. Please try again.', undefined, RETRY_AFTER)
}
