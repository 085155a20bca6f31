import type { CollectionAfterReadHook } from 'payload'
import { isStaff } from '../../access/rules'

interface Lock {
  user?: { relationTo: 'users'; value: unknown }
}

/** Tells staff by email which colleague has a document open, of whose account most of them may read nothing. */
export const nameWhoEdits: CollectionAfterReadHook = async ({ doc, req }) => {
  const { user } = doc as Lock
  if (typeof user?.value !== 'string' || !isStaff(req)) return doc
  const account = await req.payload.findByID({ collection: 'users', id: user.value, select: { email: true }, depth: 0, disableErrors: true, req })
  return account ? { ...doc, user: { ...user, value: { id: account.id, email: account.email } } } : doc
}
