import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { afterCommit } from '../after-commit'
import { runStatement, sql } from '../statement'
import type { PayloadJob } from '../../payload-types'
import { wakeWorker } from './wake-worker'

/** The queue of jobs that name none, and of those that the CMS queues itself. */
const DEFAULT_QUEUE = 'default'

type Task = NonNullable<PayloadJob['taskSlug']>

/**
 * Puts jobs of a task into a queue, as a part of the transaction that makes them necessary.
 *
 * @param waitUntil when they may run at the earliest (ISO 8601, UTC)
 */
export async function queueJobs(req: PayloadRequest, task: Task, inputs: readonly object[], queue = DEFAULT_QUEUE, waitUntil: string | null = null): Promise<void> {
  if (inputs.length === 0) return
  const now = new Date().toISOString()
  const rows = inputs.map((input) => sql`(${randomUUID()}, ${JSON.stringify(input)}, ${task}, ${queue}, ${waitUntil}, ${now}, ${now})`)
  await runStatement(req.payload, sql`insert into payload_jobs (id, input, task_slug, queue, wait_until, created_at, updated_at) values ${sql.join(rows, sql`, `)}`, req)
  await wakeAfterCommit(req)
}

/** Lets the worker look for what the request puts into a queue. */
export function wakeAfterCommit(req: PayloadRequest): Promise<void> {
  return afterCommit(req, 'wake the worker', wakeWorker)
}
