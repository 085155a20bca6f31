import { ValidationError, type CollectionSlug, type FlattenedField, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { refusal } from '../../access/refusal'
import { relationId } from '../../database/relation-id'

/** A row as the database has it, with all languages of its texts. */
export const StoredRowSchema = z.object({ id: z.string() }).loose()

export type StoredRow = z.infer<typeof StoredRowSchema>

const TAKEN = 'Something else has taken its place meanwhile: the same address, or the same part of a web address. Change or delete that first.'

const EVENT_GONE = 'The event that this belongs to is gone. Bring the event back first.'

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
