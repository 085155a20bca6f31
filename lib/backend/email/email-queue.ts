import type { Payload } from 'payload'
import { reportFailedJobs } from '../jobs/failed-jobs'
import { processState } from '../jobs/process-state'
import { isMailServerUp } from './email-delivery'
import { EMAIL_QUEUE } from './email-job'

const BATCH = 20

const state: { run?: Promise<void>; isRunWanted: boolean } = processState('emailQueue', () => ({ isRunWanted: false }))

/** Sends what waits in the queue, in the background. To be called after every write that queues an email. */
export function runEmailQueue(payload: Payload): void {
  state.isRunWanted = true
  state.run ??= run(payload).finally(() => (state.run = undefined))
}

/**
 * Frees the jobs that a killed process or a failed run was working on, so that they are tried again. To be
 * called while none is running.
 */
export async function releaseInterruptedEmails(payload: Payload): Promise<void> {
  await payload.update({
    collection: 'payload-jobs',
    where: { processing: { equals: true } },
    data: { processing: false },
    depth: 0,
  })
}

async function run(payload: Payload): Promise<void> {
  while (state.isRunWanted) {
    state.isRunWanted = false
    try {
      if (!(await hasWork(payload))) return
      // While the mail server is away no attempts are used up: emails wait as long as it takes.
      if (!(await isMailServerUp())) return
      const { jobStatus = {}, remainingJobsFromQueried = 0 } = await payload.jobs.run({ queue: EMAIL_QUEUE, limit: BATCH, sequential: true, silent: true })
      await reportFailedJobs(payload, jobStatus)
      if (remainingJobsFromQueried > 0 || (await hasWork(payload))) state.isRunWanted = true
    } catch (error) {
      console.error('Email queue:', error)
      // Otherwise the jobs that were taken out would wait for the next start.
      await releaseInterruptedEmails(payload).catch(() => undefined)
    }
  }
}

async function hasWork(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'payload-jobs',
    where: {
      and: [
        { queue: { equals: EMAIL_QUEUE } },
        { processing: { equals: false } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
        { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than: new Date().toISOString() } }] },
      ],
    },
  })
  return totalDocs > 0
}
