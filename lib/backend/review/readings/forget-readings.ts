import type { Payload, PayloadRequest } from 'payload'
import { processState } from '@/lib/runtime'
import { HOUR } from '@/lib/site/text/durations'
import { listOf, runStatement, sql } from '../../database/statement'

/** Scores and notes go with their application. */
export async function eraseReadings(req: PayloadRequest, applications: readonly string[]): Promise<void> {
  if (applications.length === 0) return
  await runStatement(req.payload, sql`delete from review_assignments where application in ${listOf(applications)}`, req)
}

const state = processState('forgottenReadings', () => ({ nextRun: 0 }))

/** Once an hour. */
export async function forgetOldReadings(payload: Payload): Promise<void> {
  if (Date.now() < state.nextRun) return
  await forgetReadings(payload)
  state.nextRun = Date.now() + HOUR
}

/** Those of applications that are gone, and not in the trash either; by the clock, since applications go in many ways. */
async function forgetReadings(payload: Payload): Promise<void> {
  await runStatement(
    payload,
    sql`delete from review_assignments where application not in (select cast(id as varchar) from accelerators) and application not in (select document from trash where entity = 'accelerators')`,
  )
}
