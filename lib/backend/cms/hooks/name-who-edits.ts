import type { CollectionAfterReadHook } from 'payload'
import { accountLabel } from '../../access/account-label'
import { isStaff } from '../../access/rules'
import { relationId } from '../../database/relation-id'

interface Lock {
  user?: { relationTo: 'users'; value: string | { id: string } }
}

/** Shows staff the name of the colleague who has a document open, although most may not read that account. The screens show its address. */
export const nameWhoEdits: CollectionAfterReadHook = async ({ doc, req }) => {
  const { user } = doc as Lock
  if (!user?.value || !isStaff(req)) return doc
  const account = await req.payload.findByID({ collection: 'users', id: relationId(user.value), select: { name: true, email: true }, depth: 0, disableErrors: true, req })
  return account ? { ...doc, user: { ...user, value: { id: account.id, email: accountLabel(account) } } } : doc
}
