import type { Payload } from 'payload'
import { hasDueJob } from '../../database/queue/leases'
import { runNextJob } from '../../database/queue/run-job'
import { worker } from '../../database/queue/worker-state'
import { revertTry } from '../../database/queue/failed-jobs'
import { askMailServer, takeRelayRefusals } from './email-delivery'
import { ANNOUNCEMENT_QUEUE, EMAIL_QUEUE, EMAIL_TASKS as tasks } from '../email-job'
import type { SendError } from './refusals'
import { isRelayPaused, noteRelay } from './relay'

/** The number of emails after which the mail server is checked again. */
const BATCH = 20

/** Emails to everybody come last, so that a new guest does not wait for thousands of them. */
const QUEUES = [EMAIL_QUEUE, ANNOUNCEMENT_QUEUE]

/** Sends some of the emails that wait. @returns whether there may be more */
export async function sendEmails(payload: Payload): Promise<boolean> {
  if (isRelayPaused() || !(await hasDueJob(payload, { tasks }))) return false
  // While the mail server is away no attempts are used up: emails wait as long as it takes.
  let refusal = await askMailServer()
  let sent = 0
  while (!refusal && sent < BATCH && !worker.isStopping && (await sendNext(payload))) {
    sent += 1
    refusal = await revertRefusedTries(payload)
  }
  await noteRelay(payload, refusal)
  return sent === BATCH && !refusal
}

/** What the mail server says of all emails is no try of the one that it was said to. */
async function revertRefusedTries(payload: Payload): Promise<SendError | null> {
  let last: SendError | null = null
  for (const [job, error] of takeRelayRefusals()) {
    await revertTry(payload, job)
    last = error
  }
  return last
}

async function sendNext(payload: Payload): Promise<boolean> {
  for (const queue of QUEUES) if (await runNextJob(payload, { tasks, queue })) return true
  return false
}
