import type { Endpoint, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { MOST_CHANGED_AT_ONCE } from '@/lib/site/constants'
import { readStaffBody, type InboxSlug } from '../access/desk'
import { inConfirmedTransaction } from '../audit-log'
import { requireDesk } from '../access/guards'
import { refusal } from '../access/refusal'

const StateSchema = z.object({ state: z.string() })

/** Does the saves of one decision, and then what follows from all of them. */
export type SaveTogether = (req: PayloadRequest, saves: () => Promise<void>) => Promise<void>

/** `POST /cms/api/<collection>/change?where[…]`: saves the same state in all chosen entries, or in none. */
export function changeEndpoint(collection: InboxSlug, saveTogether?: SaveTogether): Endpoint {
  return {
    path: '/change',
    method: 'post',
    handler: async (req) => {
      const change = await readChange(req, collection)
      await inConfirmedTransaction(req, 'save', (transaction) => saveAll(transaction, req, change, saveTogether))
      const count = change.ids.length
      return Response.json({ message: `Changed ${count} ${count === 1 ? 'entry' : 'entries'}.` })
    },
  }
}

interface Change {
  collection: InboxSlug
  ids: string[]
  data: Record<string, unknown>
}

async function readChange(req: PayloadRequest, collection: InboxSlug): Promise<Change> {
  requireDesk(req)
  const { where } = req.query as { where?: Where }
  if (!where) throw refusal('Choose at least one entry.', 400)
  const data = await readStaffBody(req, StateSchema, 'There is nothing to save.')
  const { docs, totalDocs } = await req.payload.find({ collection, where, sort: 'createdAt', limit: MOST_CHANGED_AT_ONCE, depth: 0, overrideAccess: false, user: req.user })
  if (totalDocs > MOST_CHANGED_AT_ONCE) throw refusal(`Choose at most ${MOST_CHANGED_AT_ONCE} entries at once.`, 422)
  return { collection, ids: docs.map(({ id }) => id), data }
}

/** One after the other, as all are saved or none. */
async function saveAll(transaction: PayloadRequest, { payload, user }: PayloadRequest, { collection, ids, data }: Change, saveTogether: SaveTogether = (_, saves) => saves()): Promise<void> {
  await saveTogether(transaction, async () => {
    for (const id of ids) await payload.update({ collection, id, data, overrideAccess: false, user, depth: 0, req: transaction })
  })
}
