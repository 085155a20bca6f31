import type { Payload, PayloadRequest } from 'payload'
import { HOUR } from '@/lib/site/text/durations'
import { listOf, runStatement, sql } from '../../database/statement'
import { inTransaction } from '../../database/transaction'
import { oldestDraft } from '../drafts/last-day'
import { processState } from '@/lib/runtime'
import { deleteContent } from './file-storage'

/** How long a file may belong to nothing. */
const UNATTACHED_HOURS = 24
const BATCH = 50

/** Has the files of applications and drafts deleted that are erased in this transaction. */
export async function doomFiles(req: PayloadRequest, owners: readonly string[]): Promise<void> {
  if (owners.length === 0) return
  await runStatement(req.payload, sql`update application_files set is_doomed = true where application in ${listOf(owners)} or draft in ${listOf(owners)}`, req)
}

/**
 * Deletes drafts that are over, and files that belong to nothing any more. They are marked first, so that nobody can send one with an application meanwhile;
 * the content goes before the row, by which it would be found again.
 */
export async function forgetFiles(payload: Payload, now = new Date()): Promise<void> {
  const since = new Date(now.getTime() - UNATTACHED_HOURS * HOUR).toISOString()
  await inTransaction(payload, 'en', async (req) => {
    await runStatement(payload, sql`delete from application_drafts where saved_at < ${oldestDraft(now)}`, req)
    await runStatement(payload, sql`update application_files set is_doomed = true where application is null and draft is null and created_at < ${since}`, req)
    await runStatement(
      payload,
      sql`update application_files set is_doomed = true where application is not null and application not in (select cast(id as varchar) from accelerators) and application not in (select document from trash where entity = 'accelerators')`,
      req,
    )
    await runStatement(payload, sql`update application_files set is_doomed = true where application is null and draft is not null and draft not in (select cast(id as varchar) from application_drafts)`, req)
  })
  await deleteDoomed(payload)
}

const state = processState('forgottenFiles', () => ({ nextRun: 0 }))

/** Once an hour. */
export async function forgetOldFiles(payload: Payload): Promise<void> {
  if (Date.now() < state.nextRun) return
  await forgetFiles(payload)
  state.nextRun = Date.now() + HOUR
}

/** Deletes what is marked, which may be erased data. */
export async function deleteDoomed(payload: Payload): Promise<void> {
  for (;;) {
    const { docs } = await payload.find({ collection: 'application-files', where: { isDoomed: { equals: true } }, select: {}, limit: BATCH, depth: 0, pagination: false })
    for (const { id } of docs) {
      await deleteContent(id)
      await payload.db.deleteOne({ collection: 'application-files', where: { id: { equals: id } } })
    }
    if (docs.length < BATCH) return
  }
}
