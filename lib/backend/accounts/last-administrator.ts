import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload'
import { refusal } from '../access/refusal'
import type { User } from '../payload-types'
import { isDeactivated } from './deactivation'

/** Refuses to take role or sign-in from the last administrator: nobody could give out accounts any more. */
export const refuseDisablingLastAdministrator: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, operation, req }) => {
  const isDisabled = (data.role ?? originalDoc?.role) !== 'admin' || isDeactivated(data)
  if (operation === 'update' && originalDoc?.role === 'admin' && isDisabled) await requireAnother(originalDoc.id, req)
  return data
}

export const refuseDeletingLastAdministrator: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const account = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  if (account?.role === 'admin') await requireAnother(id, req)
}

async function requireAnother(id: number | string, req: PayloadRequest): Promise<void> {
  const isAnother: Where = { and: [{ role: { equals: 'admin' } }, { isActivated: { not_equals: false } }, { id: { not_equals: id } }] }
  const { totalDocs } = await req.payload.count({ collection: 'users', where: isAnother, req })
  if (totalDocs === 0) throw refusal('This is the last administrator. Make someone else an administrator first.', 409)
}
