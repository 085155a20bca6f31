import { Forbidden, NotFound, ValidationError, type CollectionSlug, type Endpoint, type FlattenedField, type PayloadRequest } from 'payload'
import { INBOX } from '../access/desk'
import { refusal } from '../access/refusal'
import { isAdministrator } from '../access/rules'
import { auditedAction } from '../audit-log'
import { relationId } from '../database/relation-id'
import { TrashedContentSchema, type StoredRow } from './trashed-content'

/** Puts back rows that were deleted at once, with what follows from that. */
export type BringBack = (req: PayloadRequest, rows: StoredRow[]) => Promise<void>

const TAKEN = 'Something else has taken its place meanwhile: the same address, or the same part of a web address. Change or delete that first.'

const EVENT_GONE = 'The event that this belongs to is gone. Bring the event back first.'

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

/** @throws APIError where something has taken its place, or what it belongs to is gone */
export async function insertRow(req: PayloadRequest, collection: CollectionSlug, row: StoredRow): Promise<void> {
  const { db, collections } = req.payload
  const { versions, flattenedFields } = collections[collection].config
  const data: Record<string, unknown> = { ...(await withoutMissing(req, flattenedFields, row)), ...(versions && { _status: 'draft' }) }
  if (!versions && row.event && !data.event) throw refusal(EVENT_GONE, 409)
  try {
    await db.create({ collection, customID: row.id, data, req, returning: false })
    const now = new Date().toISOString()
    if (versions) await db.createVersion({ collectionSlug: collection, parent: row.id, versionData: data, autosave: false, createdAt: now, updatedAt: now, req, returning: false })
  } catch (error) {
    throw error instanceof ValidationError ? refusal(TAKEN, 409) : error
  }
}

/** A row without references to what is gone by now. */
async function withoutMissing(req: PayloadRequest, fields: readonly FlattenedField[], data: Record<string, unknown>): Promise<Record<string, unknown>> {
  const present = { ...data }
  for (const field of fields) {
    const value = data[field.name]
    if (!value) continue
    if ((field.type === 'relationship' || field.type === 'upload') && typeof field.relationTo === 'string') {
      const known = await knownOf(req, field.relationTo, [value].flat().map((one) => relationId(one as string)))
      present[field.name] = Array.isArray(value) ? value.filter((one) => known.has(relationId(one as string))) : known.has(relationId(value as string)) ? value : null
    } else if (field.type === 'array' && Array.isArray(value)) {
      present[field.name] = await Promise.all(value.map((item) => withoutMissing(req, field.flattenedFields, item as Record<string, unknown>)))
    } else if (field.type === 'group' || field.type === 'tab') {
      present[field.name] = await withoutMissing(req, field.flattenedFields, value as Record<string, unknown>)
    }
  }
  return present
}

async function knownOf(req: PayloadRequest, collection: CollectionSlug, ids: string[]): Promise<Set<string>> {
  const { docs } = await req.payload.db.find({ collection, where: { id: { in: ids } }, pagination: false, select: {}, req })
  return new Set(docs.map(({ id }) => String(id)))
}
