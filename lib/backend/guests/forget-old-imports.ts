import type { Payload } from 'payload'
import { DAY } from '@/lib/site/text/durations'

/** How long an import can be looked at and undone, in milliseconds: it names people. */
const RETENTION_MILLISECONDS = 30 * DAY

/** Deletes old imports; their registrations stay. */
export async function forgetOldImports(payload: Payload): Promise<void> {
  const where = { updatedAt: { less_than: new Date(Date.now() - RETENTION_MILLISECONDS).toISOString() } }
  const { totalDocs } = await payload.count({ collection: 'guest-imports', where })
  if (totalDocs > 0) await payload.db.deleteMany({ collection: 'guest-imports', where })
}
