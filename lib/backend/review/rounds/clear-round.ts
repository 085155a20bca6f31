import type { CollectionBeforeDeleteHook } from 'payload'
import { refusal } from '../../access/refusal'
import { runStatement, sql } from '../../database/statement'
import { isAnyWritten } from './guard-round'

/** A round without reviews goes with what was assigned and decided in it, as far as nobody was told; reviews are kept. */
export const clearRound: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const round = String(id)
  if (await isAnyWritten(req, round)) throw refusal('Jurors have written reviews in this round, so it was not deleted. They go with the applications.', 409)
  await req.payload.db.deleteMany({ collection: 'review-assignments', where: { round: { equals: round } }, req })
  // What is intended belongs to the open round of the event where there is one.
  await runStatement(
    req.payload,
    sql`update accelerators set intended = null where intended is not null and event_id = (select event_id from review_rounds where id = ${round})
      and not exists (select 1 from review_rounds other where other.event_id = accelerators.event_id and other.id <> ${round} and other.phase <> 'told')`,
    req,
  )
}
