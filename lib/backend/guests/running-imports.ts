import type { CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload'
import { refusal } from '../access/refusal'
import { AT_WORK } from './stored-import'

/** Without its row nobody could look at what was imported, or undo it. One whose job has failed for good may go. */
export const refuseDeletingRunningImport: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const isAtWork: Where = { and: [{ id: { equals: id } }, { state: { in: [...AT_WORK] } }] }
  const { totalDocs } = await req.payload.count({ collection: 'guest-imports', where: isAtWork, req })
  if (totalDocs === 0 || !(await hasJob(req, String(id)))) return
  throw refusal('This import is running. Wait until it has ended; then it can be undone.', 409)
}

async function hasJob(req: PayloadRequest, id: string): Promise<boolean> {
  const isWaiting: Where = { and: [{ taskSlug: { equals: 'importGuests' } }, { hasError: { not_equals: true } }] }
  const { docs } = await req.payload.find({ collection: 'payload-jobs', where: isWaiting, select: { input: true }, pagination: false, depth: 0, req })
  return docs.some(({ input }) => JSON.stringify(input).includes(`"${id}"`))
}
