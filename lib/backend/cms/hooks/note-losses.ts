import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, FlattenedField } from 'payload'
import { noteConsequence } from '@/lib/backend/access/consequences/consequence'

/** In the context of a request that changes several documents alike. */
const IS_BULK = 'isBulkChange'

/** When and where an entry of the programme stands. */
const PROGRAMME: Record<string, readonly string[]> = { sessions: ['startsAt', 'endsAt', 'event', 'sessionDay'], 'session-days': ['date', 'event'] }

/** One value for several documents is seen by nobody beside the values that it replaces, as in the form of one. */
export const noteBulkChange: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation === 'update' || operation === 'delete') && 'where' in args && args.where) req.context[IS_BULK] = true
  return args
}

/** Notes what the documents of a bulk change lose from lists and relations, and the entries of the programme that move. */
export const noteLosses: CollectionBeforeChangeHook = ({ collection, data, originalDoc, operation, req }) => {
  if (operation !== 'update' || req.context[IS_BULK] !== true) return data
  const before = originalDoc as Record<string, unknown>
  const after = data as Record<string, unknown>
  const document = String(before.id)
  if (PROGRAMME[collection.slug]?.some((name) => name in after && toText(after[name]) !== toText(before[name]))) noteConsequence(req, { kind: 'programme', document })
  for (const field of collection.flattenedFields) {
    const lost = field.name in after && isListOrRelation(field) ? countLost(before[field.name], after[field.name]) : 0
    const label = 'label' in field && typeof field.label === 'string' ? field.label : field.name
    if (lost > 0) noteConsequence(req, { kind: 'loss', field: label, document, count: lost })
  }
  return data
}

function isListOrRelation(field: FlattenedField): boolean {
  return ['relationship', 'upload', 'array', 'blocks'].includes(field.type) || ('hasMany' in field && field.hasMany === true)
}

/** How many of the entries before are none of those after. */
function countLost(before: unknown, after: unknown): number {
  const left = new Set([after ?? []].flat().map(toText))
  return [before ?? []].flat().filter((one) => !left.has(toText(one))).length
}

/** Related documents count by their key. */
function toText(value: unknown): string {
  const key = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return JSON.stringify(key ?? null)
}
