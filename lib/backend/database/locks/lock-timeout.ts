import { AsyncLocalStorage } from 'node:async_hooks'
import { processState } from '@/lib/runtime'

/**
 * How long a write waits for those before it, in milliseconds: less than the browser waits for the answer
 * (`SEND_TIMEOUT`), or a visitor would read of a failure while the form is stored after all.
 */
export const LOCK_TIMEOUT = 25_000

/** In milliseconds: longer than a statement waits for a lock, and as long as anybody waits for an answer. */
export const STATEMENT_TIMEOUT = 30_000

/** The longest pause between two statements on Postgres, where others can go on meanwhile: a large picture is resized and uploaded in one. */
export const IDLE_SESSION_TIMEOUT = 60_000

/** Milliseconds from the time that a change is given to when others can read it: a wait for the lock, a statement and a pause, each at its longest. */
export const LONGEST_CHANGE = LOCK_TIMEOUT + STATEMENT_TIMEOUT + IDLE_SESSION_TIMEOUT

const deadlines = processState('lockDeadlines', () => new AsyncLocalStorage<number>())

/** Lets everything that `work` waits for, one after the other, wait for no longer than one lock. */
export function withDeadline<Result>(work: () => Promise<Result>): Promise<Result> {
  return deadlines.run(deadlines.getStore() ?? Date.now() + LOCK_TIMEOUT, work)
}

/** How long may still be waited for a lock, in whole milliseconds; at least one. */
export function remainingTime(): number {
  const deadline = deadlines.getStore()
  return deadline === undefined ? LOCK_TIMEOUT : Math.max(1, deadline - Date.now())
}
