import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { runStatement, sql } from '../../database/statement'
import { changeEmailState } from './change-email-state'

/** How many a run ends; the next one goes on. */
const BATCH = 50

const ErrorSchema = z.object({ message: z.string() })

interface Row {
  id: string
  claimed_by: string | null
  error: unknown
}

/** Says of the emails whose jobs have failed for good that they have, too: after the last try, or when a worker was given up. */
export async function endFailedEmails(payload: Payload): Promise<void> {
  const rows = await runStatement<Row>(
    payload,
    sql`select emails.id, emails.claimed_by, payload_jobs.error from emails join payload_jobs on cast(payload_jobs.id as text) = emails.job
      where emails.state in ('queued', 'deferred') and payload_jobs.has_error = true limit ${BATCH}`,
  )
  for (const { id, claimed_by: claimedBy, error } of rows) {
    await changeEmailState(payload, { id }, { state: claimedBy ? 'uncertain' : 'failed', reason: reasonOf(error) })
  }
}

function reasonOf(error: unknown): string | null {
  const value: unknown = typeof error === 'string' ? JSON.parse(error) : error
  return ErrorSchema.safeParse(value).data?.message ?? null
}

/** Lets the email of a job that staff try again be sent: one of unknown fate has not arrived, they have found. */
export async function reopenEmail(req: PayloadRequest, job: string): Promise<void> {
  const rows = await runStatement<{ id: string }>(req.payload, sql`select id from emails where job = ${job}`, req)
  for (const { id } of rows) await changeEmailState(req.payload, { id }, { state: 'queued' }, req)
}
