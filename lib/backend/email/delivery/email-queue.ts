import type { Payload } from 'payload'
import { env } from '@/lib/env'
import { MINUTE } from '@/lib/site/text/durations'
import { attempt } from '../../database/queue/background-problems'
import { hasDueJob } from '../../database/queue/leases'
import { runNextJob } from '../../database/queue/run-job'
import { worker } from '../../database/queue/worker-state'
import { revertTry } from '../../jobs/failed-jobs'
import { processState } from '@/lib/runtime'
import { askMailServer, takeRelayRefusal } from './email-delivery'
import { ANNOUNCEMENT_QUEUE, EMAIL_QUEUE, EMAIL_TASKS as tasks } from '../email-job'
import type { SendError } from './refusals'

/** The number of emails after which the mail server is checked again. */
const BATCH = 20

/** Emails to everybody come last, so that a new guest does not wait for thousands of them. */
const QUEUES = [EMAIL_QUEUE, ANNOUNCEMENT_QUEUE]

/** After the first refusal by the mail server, and at most, in milliseconds: it would lock out whoever asks without a pause. */
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = MINUTE

const state = processState('emailQueue', () => ({ refusals: 0, pausedUntil: 0 }))

/** Sends some of the emails that wait. @returns whether there may be more */
export async function sendEmails(payload: Payload): Promise<boolean> {
  if (Date.now() < state.pausedUntil || !(await hasDueJob(payload, { tasks }))) return false
  // While the mail server is away no attempts are used up: emails wait as long as it takes.
  let refusal = await askMailServer()
  let sent = 0
  while (!refusal && sent < BATCH && !worker.isStopping && (await sendNext(payload))) {
    sent += 1
    refusal = await revertRefusedTry(payload)
  }
  await attempt(payload, 'Mail server', mailServer(), () => (refusal ? Promise.reject(new Error(refusal.message)) : Promise.resolve()))
  state.refusals = (refusal?.responseCode ?? 0) >= 500 ? state.refusals + 1 : 0
  state.pausedUntil = state.refusals > 0 ? Date.now() + Math.min(FIRST_PAUSE * 2 ** (state.refusals - 1), LONGEST_PAUSE) : 0
  return sent === BATCH && !refusal
}

/** What the mail server says of all emails is no try of the one that it was said to. */
async function revertRefusedTry(payload: Payload): Promise<SendError | null> {
  const refused = takeRelayRefusal()
  if (!refused) return null
  await revertTry(payload, refused.job)
  return refused.error
}

function mailServer(): string {
  const { SMTP_URL } = env()
  return SMTP_URL ? new URL(SMTP_URL).host : ''
}

async function sendNext(payload: Payload): Promise<boolean> {
  for (const queue of QUEUES) if (await runNextJob(payload, { tasks, queue })) return true
  return false
}
