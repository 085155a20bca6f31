import type { Payload, PayloadRequest } from 'payload'
import { HOUR } from '@/lib/site/text/durations'
import { processState } from '@/lib/runtime'
import { runStatement, sql } from '../database/statement'

/** Erases what was written about applications that are erased in this transaction. */
export async function eraseReviews(req: PayloadRequest, applications: readonly string[]): Promise<void> {
  if (applications.length > 0) await req.payload.db.deleteMany({ collection: 'review-assignments', where: { application: { in: [...applications] } }, req })
}

/** Deletes reviews of applications that are neither there nor in the trash. */
export async function forgetReviews(payload: Payload): Promise<void> {
  await runStatement(
    payload,
    sql`delete from review_assignments where application not in (select cast(id as varchar) from accelerators) and application not in (select document from trash where entity = 'accelerators')`,
  )
}

const state = processState('forgottenReviews', () => ({ nextRun: 0 }))

/** Once an hour. */
export async function forgetOldReviews(payload: Payload): Promise<void> {
  if (Date.now() < state.nextRun) return
  await forgetReviews(payload)
  state.nextRun = Date.now() + HOUR
}
