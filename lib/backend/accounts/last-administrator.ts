import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook, type PayloadRequest, type Where } from 'payload'

const CONFLICT = 409

/** Keeps the last administrator one: without any, nobody could give out accounts again. */
export const keepOneAdministrator: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const before = originalDoc as { id: string; role?: string } | undefined
  const role = (data as { role?: string }).role ?? before?.role
  if (operation === 'update' && before?.role === 'admin' && role !== 'admin') await requireAnother(before.id, req)
  return data
}

/** Refuses to delete the last administrator. */
export const refuseLastAdministrator: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const account = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  if (account?.role === 'admin') await requireAnother(id, req)
}

async function requireAnother(id: number | string, req: PayloadRequest): Promise<void> {
  const where: Where = { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] }
  const { totalDocs } = await req.payload.count({ collection: 'users', where, req })
  if (totalDocs > 0) return
  const error = new APIError('This is the last administrator. Make somebody else one first.', CONFLICT)
  // Without a name the CMS keeps the message to itself.
  throw Object.assign(error, { name: 'LastAdministrator' })
}
