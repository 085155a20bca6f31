import type { CollectionAfterReadHook } from 'payload'
import { accountLabel } from '../../access/account-label'
import { isStaff } from '../../access/rules'

interface Lock {
  user?: { relationTo: 'users'; value: unknown }
}

/** Shows staff the name of the colleague who has a document open, although most may not read that account. */
export const nameWhoEdits: CollectionAfterReadHook = async ({ doc, req }) => {
  const { user } = doc as Lock
  if (typeof user?.value !== 'string' || !isStaff(req)) return doc
  const account = await req.payload.findByID({ collection: 'users', id: user.value, select: { name: true, email: true }, depth: 0, disableErrors: true, req })
  return account ? { ...doc, user: { ...user, value: { id: account.id, email: accountLabel(account) } } } : doc
}
