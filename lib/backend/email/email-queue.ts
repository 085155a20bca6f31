import type { Payload } from 'payload'
import { runNextJob } from '../database/queue/run-job'
import { worker } from '../database/queue/worker-state'
import { isMailServerUp } from './email-delivery'
import { hasDueJob } from '../database/queue/leases'
import { ANNOUNCEMENT_QUEUE, EMAIL_QUEUE, EMAIL_TASKS as tasks } from './email-job'

/** The number of emails after which the mail server is checked again. */
const BATCH = 20

/** Emails to everybody come last, so that a new guest does not wait for thousands of them. */
const QUEUES = [EMAIL_QUEUE, ANNOUNCEMENT_QUEUE]

/** Sends some of the emails that wait. @returns whether there may be more */
export async function sendEmails(payload: Payload): Promise<boolean> {
  if (!(await hasDueJob(payload, { tasks }))) return false
  // While the mail server is away no attempts are used up: emails wait as long as it takes.
  if (!(await isMailServerUp())) return false
  for (let sent = 0; sent < BATCH && !worker.isStopping; sent += 1) {
    if (!(await sendNext(payload))) return false
  }
  return true
}

async function sendNext(payload: Payload): Promise<boolean> {
  for (const queue of QUEUES) if (await runNextJob(payload, { tasks, queue })) return true
  return false
}
