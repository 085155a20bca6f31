import type { Payload } from 'payload'

/** How long an import can be looked at and undone, in milliseconds: it names people. */
const KEPT_MILLISECONDS = 30 * 24 * 60 * 60 * 1000

/** Deletes what is left of imports; the registrations stay. */
export async function forgetOldImports(payload: Payload): Promise<void> {
  const where = { updatedAt: { less_than: new Date(Date.now() - KEPT_MILLISECONDS).toISOString() } }
  const { totalDocs } = await payload.count({ collection: 'guest-imports', where })
  if (totalDocs > 0) await payload.db.deleteMany({ collection: 'guest-imports', where })
}
