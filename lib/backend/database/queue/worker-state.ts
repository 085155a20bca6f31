import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { processState } from '@/lib/runtime'
import { noteProgress } from './progress'

/** Between two batches, in milliseconds. */
const SHORTEST_PAUSE = 20
const LONGEST_PAUSE = 1000

interface WorkerState {
  /** The name under which it claims jobs. */
  name: string
  isStopping: boolean
  /** How many works have stopped between two batches. */
  paused: number
}

/** The worker of this process. */
export const worker = processState<WorkerState>('worker', () => ({ name: randomUUID(), isStopping: false, paused: 0 }))

/**
 * Works in batches until one says that there are no more, and pauses after each for as long as it took: others write
 * meanwhile, and emails go out. In a worker that is told to stop it never returns.
 */
export async function workInBatches(batch: () => Promise<boolean>): Promise<void> {
  for (;;) {
    const start = Date.now()
    if (!(await batch())) return
    noteProgress()
    await pause(Math.min(Math.max(Date.now() - start, SHORTEST_PAUSE), LONGEST_PAUSE))
  }
}

async function pause(milliseconds: number): Promise<void> {
  await sleep(milliseconds)
  if (!worker.isStopping) return
  worker.paused += 1
  await new Promise(() => undefined)
}
