import { Forbidden, NotFound, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload'
import { INBOX } from '../access/desk'
import { isAdministrator } from '../access/rules'
import { auditedAction } from '../audit-log'
import { insertRow, type StoredRow } from '../content/writing/insert-row'
import { TrashedContentSchema } from './trashed-content'

/** Puts back rows that were deleted at once, with what follows from that. */
export type BringBack = (req: PayloadRequest, rows: StoredRow[]) => Promise<void>

/** `POST /cms/api/trash/<id>/bring-back`, for administrators. Content comes back as a draft. @param special what some collections need */
export function bringBackEndpoint(special: Record<string, BringBack>): Endpoint {
  return {
    path: '/:id/bring-back',
    method: 'post',
    handler: async (req) => {
      if (!isAdministrator(req)) throw new Forbidden(req.t)
      const found = await auditedAction(req, async (transaction) => {
        const { payload } = transaction
        const id = String(req.routeParams?.id)
        const trashed = await payload.findByID({ collection: 'trash', id, depth: 0, disableErrors: true, showHiddenFields: true, req: transaction })
        if (!trashed) throw new NotFound(req.t)
        const { entity, document, title } = trashed
        const { rows } = TrashedContentSchema.parse(trashed.content)
        const bringBack = special[entity] ?? ((request) => insertAll(request, entity as CollectionSlug, rows))
        await bringBack(transaction, rows)
        await payload.db.deleteOne({ collection: 'trash', where: { id: { equals: id } }, req: transaction, returning: false })
        const isPersonal = INBOX.some((slug) => slug === entity)
        return { result: { entity, document }, entry: { action: 'broughtBack', entity, document, title: isPersonal ? undefined : title } }
      })
      return Response.json({ message: 'It is back.', ...found })
    },
  }
}

async function insertAll(req: PayloadRequest, collection: CollectionSlug, rows: readonly StoredRow[]): Promise<void> {
  for (const row of rows) await insertRow(req, collection, row)
}
