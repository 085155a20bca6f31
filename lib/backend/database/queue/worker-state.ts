import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { processState } from '../../jobs/process-state'

/** Between two batches, in milliseconds: time for others to write. */
const PAUSE = 20

interface WorkerState {
  /** By whom its jobs are claimed. */
  name: string
  isStopping: boolean
  /** How many works have stopped between two batches. */
  paused: number
}

/** The worker of this process. */
export const worker = processState<WorkerState>('worker', () => ({ name: randomUUID(), isStopping: false, paused: 0 }))

/** To be awaited between two batches: lets others write meanwhile. In a worker that is told to stop it never returns. */
export async function pauseBetweenBatches(): Promise<void> {
  await sleep(PAUSE)
  if (!worker.isStopping) return
  worker.paused += 1
  await new Promise(() => undefined)
}
