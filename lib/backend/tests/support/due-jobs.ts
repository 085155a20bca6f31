import type { Payload } from 'payload'
import { wakeWorker } from '../../database/queue/wake-worker'
import { runStatement, sql } from '../../database/statement'
import { eventually, expect } from './test'

/**
 * Lets jobs that wait for their time or their next try run now. In one statement: the CMS writes what it has read, and would fail
 * on a job that is done meanwhile, or bring it back.
 */
export async function makeJobsDue(payload: Payload, task: string): Promise<void> {
  // A job that fails tells what became of it first, and is given the time of its next try afterwards.
  await eventually(async () => expect(await runStatement(payload, sql`select id from payload_jobs where task_slug = ${task} and processing = true`)).toEqual([]))
  const past = new Date(Date.now() - 1000).toISOString()
  await runStatement(payload, sql`update payload_jobs set wait_until = ${past} where task_slug = ${task} and wait_until is not null`)
  wakeWorker()
}
