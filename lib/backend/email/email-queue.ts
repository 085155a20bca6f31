import type { Payload } from 'payload'
import { processState } from '../jobs/process-state'
import { isMailServerUp } from './email-delivery'
import { EMAIL_QUEUE } from './email-job'

const BATCH = 20

const state: { run?: Promise<void>; isRunWanted: boolean; pauses: number } = processState('emailQueue', () => ({
  isRunWanted: false,
  pauses: 0,
}))

/** Sends what waits in the queue, in the background. To be called after every write that queues an email. */
export function runEmailQueue(payload: Payload): void {
  state.isRunWanted = true
  state.run ??= run(payload).finally(() => (state.run = undefined))
}

/** Does something while no email is being sent; the queue runs again afterwards. */
export async function withEmailQueuePaused<Result>(payload: Payload, work: () => Promise<Result>): Promise<Result> {
  state.pauses += 1
  try {
    await state.run
    return await work()
  } finally {
    state.pauses -= 1
    runEmailQueue(payload)
  }
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
  while (state.isRunWanted && state.pauses === 0) {
    state.isRunWanted = false
    try {
      if (!(await hasWork(payload))) return
      // While the mail server is away no attempts are used up: emails wait as long as it takes.
      if (!(await isMailServerUp())) return
      const { remainingJobsFromQueried = 0 } = await payload.jobs.run({ queue: EMAIL_QUEUE, limit: BATCH, sequential: true, silent: true })
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
