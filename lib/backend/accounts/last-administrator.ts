import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload'
import { refusal } from '../access/refusal'
import { lockFor } from '../database/transaction'
import type { User } from '../payload-types'
import { isDeactivated } from './deactivation'

/** Not those who were invited and have no password yet. */
export const IS_ACTIVE_ADMINISTRATOR: Where = { and: [{ role: { equals: 'admin' } }, { isActivated: { not_equals: false } }, { invitedAt: { exists: false } }] }

/** Key in the context of a request, for the accounts that it takes out of service. */
const DISABLED = 'disabledAdministrators'

/** Refuses to demote or deactivate the last administrator, after whom nobody could create accounts. */
export const refuseDisablingLastAdministrator: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, operation, req }) => {
  const isDisabled = (data.role ?? originalDoc?.role) !== 'admin' || isDeactivated(data)
  if (operation === 'update' && originalDoc?.role === 'admin' && isDisabled) await requireAnother(originalDoc.id, req)
  return data
}

export const refuseDeletingLastAdministrator: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const account = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  if (account?.role === 'admin') await requireAnother(id, req)
}

/** The CMS changes all accounts of a request in parallel, so each still exists while the others are checked. */
async function requireAnother(id: number | string, req: PayloadRequest): Promise<void> {
  await lockFor(req, 'administrators')
  const disabled = (req.context[DISABLED] ??= new Set()) as Set<number | string>
  disabled.add(id)
  const isAnother: Where = { and: [IS_ACTIVE_ADMINISTRATOR, { id: { not_in: [...disabled] } }] }
  const { totalDocs } = await req.payload.count({ collection: 'users', where: isAnother, req })
  if (totalDocs === 0) throw refusal('This is the last administrator. Make someone else an administrator first.', 409)
}
