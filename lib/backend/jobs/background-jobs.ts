import type { Payload } from 'payload'
import { processState } from './process-state'

/** Work that is due by the clock and finds out by itself whether there is any. */
export type BackgroundJob = (payload: Payload) => Promise<void> | void

const INTERVAL_MILLISECONDS = 5000

const state: { timer?: NodeJS.Timeout; isRunning: boolean } = processState('backgroundJobs', () => ({ isRunning: false }))

/** Runs the jobs now and every five seconds, once in a process; one that fails does not stop the others. */
export function startBackgroundJobs(payload: Payload, jobs: readonly BackgroundJob[]): void {
  if (state.timer) return
  state.timer = setInterval(() => void runAll(payload, jobs), INTERVAL_MILLISECONDS).unref()
  void runAll(payload, jobs)
}

async function runAll(payload: Payload, jobs: readonly BackgroundJob[]): Promise<void> {
  if (state.isRunning) return
  state.isRunning = true
  for (const job of jobs) {
    try {
      await job(payload)
    } catch (error) {
      console.error('Background job:', error)
    }
  }
  state.isRunning = false
}
