import { AsyncLocalStorage } from 'node:async_hooks'

/** How far the work of a loop is. */
export interface Progress {
  /** The job that it works on, if it is one. */
  job?: string
  /** By `performance.now()`: a machine that was asleep has not stood still. */
  movedAt: number
}

const progress = new AsyncLocalStorage<Progress>()

export function trackProgress<Result>(begun: Progress, work: () => Promise<Result>): Promise<Result> {
  return progress.run(begun, work)
}

/** Says that the work of this loop goes on. */
export function noteProgress(changes: Pick<Progress, 'job'> = {}): void {
  const current = progress.getStore()
  if (current) Object.assign(current, changes, { movedAt: performance.now() })
}
