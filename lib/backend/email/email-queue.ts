import type { Payload, PayloadRequest, TaskConfig } from 'payload'
import { deliver, isMailServerUp, type Mail } from './delivery'

/** The queue that letters wait in, and what writes many of them. */
export const EMAIL_QUEUE = 'mail'
/** How many letters are taken out at once. */
const BATCH = 20
/** What is refused or fails is tried again after 30 seconds, then after twice as long each time: some 35 hours. */
export const EMAIL_RETRIES = { attempts: 12, backoff: { type: 'exponential', delay: 30_000 } } as const

/** The task that hands one letter over. */
export const sendEmailTask: TaskConfig<{ input: { key: string; mail: Mail }; output: object }> = {
  slug: 'sendMail',
  label: 'Send a letter',
  inputSchema: [
    { name: 'key', type: 'text', required: true },
    { name: 'mail', type: 'json', required: true },
  ],
  retries: EMAIL_RETRIES,
  handler: async ({ input }) => {
    await deliver(input.key, input.mail)
    return { output: {} }
  },
}

/**
 * Puts a letter into the queue, as a part of the transaction that makes it owed.
 *
 * @param key names the letter for good; the same key twice is the same letter
 */
export async function queueEmail(req: PayloadRequest, key: string, mail: Mail): Promise<void> {
  await req.payload.jobs.queue({ task: 'sendMail', queue: EMAIL_QUEUE, input: { key, mail } as never, req })
}

const shared = globalThis as { mailRun?: Promise<void>; isMailWanted?: boolean; mailPauses?: number }

/** Sends what waits in the queue, in the background; called again after every write that owes a letter. */
export function runEmailQueue(payload: Payload): void {
  shared.isMailWanted = true
  shared.mailRun ??= run(payload).finally(() => (shared.mailRun = undefined))
}

/** Does something while no letter is on its way out: those that are wanted meanwhile leave afterwards. */
export async function withEmailQueuePaused<Result>(payload: Payload, work: () => Promise<Result>): Promise<Result> {
  shared.mailPauses = (shared.mailPauses ?? 0) + 1
  try {
    await shared.mailRun
    return await work()
  } finally {
    shared.mailPauses -= 1
    runEmailQueue(payload)
  }
}

/**
 * Frees the letters that a killed process or a failed run was working on, so that they are tried again. To be
 * called while none is on its way out.
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
  while (shared.isMailWanted && !shared.mailPauses) {
    shared.isMailWanted = false
    try {
      if (!(await hasWork(payload))) return
      // A server that is away uses up no attempts: letters wait as long as it takes.
      if (!(await isMailServerUp())) return
      const { remainingJobsFromQueried = 0 } = await payload.jobs.run({ queue: EMAIL_QUEUE, limit: BATCH, sequential: true, silent: true })
      if (remainingJobsFromQueried > 0 || (await hasWork(payload))) shared.isMailWanted = true
    } catch (error) {
      console.error('Mail queue:', error)
      // Those that were taken out and not handed over would wait for the next start.
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
