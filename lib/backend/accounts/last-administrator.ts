import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload'
import { refusal } from '../access/refusal'
import type { User } from '../payload-types'

/** Refuses to take the role from the last administrator: nobody could give out accounts any more. */
export const refuseDemotingLastAdministrator: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, operation, req }) => {
  const role = data.role ?? originalDoc?.role
  if (operation === 'update' && originalDoc?.role === 'admin' && role !== 'admin') await requireAnother(originalDoc.id, req)
  return data
}

export const refuseDeletingLastAdministrator: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const account = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  if (account?.role === 'admin') await requireAnother(id, req)
}

async function requireAnother(id: number | string, req: PayloadRequest): Promise<void> {
  const isAnother: Where = { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] }
  const { totalDocs } = await req.payload.count({ collection: 'users', where: isAnother, req })
  if (totalDocs === 0) throw refusal('This is the last administrator. Make someone else an administrator first.', 409)
}
