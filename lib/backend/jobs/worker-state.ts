import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { processState } from './process-state'

/** Between two batches, in milliseconds: time for others to write. */
const PAUSE = 20

/** The worker of this process. */
export const worker = processState('worker', () => ({
  /** By whom its jobs are claimed. */
  name: randomUUID() as string,
  isStopping: false,
  /** How many works have stopped between two batches. */
  paused: 0,
}))

/** To be awaited between two batches: lets others write meanwhile. In a worker that is told to stop it never returns. */
export async function pauseBetweenBatches(): Promise<void> {
  await sleep(PAUSE)
  if (!worker.isStopping) return
  worker.paused += 1
  await new Promise(() => undefined)
}
