import type { Payload } from 'payload'

/** Work that is due by the clock; it finds out by itself whether there is anything to do. */
export type BackgroundJob = (payload: Payload) => Promise<void> | void

/** Milliseconds between two looks for work that is due. */
const INTERVAL = 5000

// In the global object, because each route is given a copy of this module.
const state = globalThis as { backgroundJobs?: NodeJS.Timeout; areBackgroundJobsRunning?: boolean }

/** Runs the jobs now and every five seconds, once in a process; one that fails does not stop the others. */
export function startBackgroundJobs(payload: Payload, jobs: readonly BackgroundJob[]): void {
  if (state.backgroundJobs) return
  state.backgroundJobs = setInterval(() => void runAll(payload, jobs), INTERVAL).unref()
  void runAll(payload, jobs)
}

async function runAll(payload: Payload, jobs: readonly BackgroundJob[]): Promise<void> {
  if (state.areBackgroundJobsRunning) return
  state.areBackgroundJobsRunning = true
  for (const job of jobs) {
    try {
      await job(payload)
    } catch (error) {
      console.error('Background job:', error)
    }
  }
  state.areBackgroundJobsRunning = false
}
