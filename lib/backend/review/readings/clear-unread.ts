import type { CollectionBeforeDeleteHook } from 'payload'
import { refusal } from '../../access/refusal'

/** A round without reviews goes with what was assigned in it; reviews are kept. */
export const clearUnread: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const ofRound = { round: { equals: String(id) } }
  const { totalDocs } = await req.payload.count({ collection: 'review-assignments', where: { and: [ofRound, { state: { in: ['draft', 'sent'] } }] }, req })
  if (totalDocs > 0) throw refusal('Jurors have written reviews in this round, so it was not deleted. They go with the applications.', 409)
  await req.payload.db.deleteMany({ collection: 'review-assignments', where: ofRound, req })
}
